/** Texts of the sections of the landing page, which load after its first screen. */
export const sectionsCopy = {
  featuresTitle: 'Everything a team needs to start',
  features: {
    teams: {
      title: 'Smart team formation',
      text: 'Teams built around the skills a project lacks, with every reason shown.',
    },
    projects: { title: 'Project collaboration', text: 'Post project ideas, join ongoing projects.' },
    github: {
      title: 'GitHub integration',
      text: 'Upload your repositories. They become evidence for your skills.',
    },
    chat: {
      title: 'Real-time group chat',
      text: 'Every project has its own chat room, for its members only.',
    },
    skills: {
      title: 'Skill analytics',
      text: 'AI adds newly identified skills to the profile. You confirm or dismiss them.',
    },
    local: { title: 'Local networking', text: 'Find people by area or school, without being tracked.' },
  },
  ai: {
    title: 'An AI that shows its work',
    text: 'It matches developers with teams and projects from their skills and interests. Each score is a sum you can read: what counts, how much, and what is missing.',
    points: [
      'Every skill is backed by evidence you can open',
      'Two directions are scored: you for the team, the team for you',
      'No name, picture or follower count enters a score',
    ],
  },
  benefits: {
    learn: { title: 'Learn and grow', text: 'Work with people who know the part you are learning.' },
    network: {
      title: 'Build a network',
      text: 'Every finished project leaves you with people who know your work.',
    },
    portfolio: {
      title: 'Showcase a portfolio',
      text: 'Your projects and skills on one page, with evidence.',
    },
  },
  /** The invented match of the sections. */
  example: {
    person: 'plain-otter',
    forProject: 'for Ledgerline',
    terms: [
      { label: 'Skills of the seat', points: 46 },
      { label: 'Connections', points: 24 },
      { label: 'Activity', points: 14 },
      { label: 'Shared hours with the owner', points: 6 },
      { label: 'Interests', points: 2 },
    ],
    fit: 'Fit',
    score: 92,
  },
} as const;
