/** The landing page beside what the specification quotes. */
export const landingCopy = {
  pageTitle: 'Collaborate Smarter',
  description:
    'Developers matched with teams and projects from their skills and interests, with every reason in view. Post a project, join one, and work on it together.',
  /** After 'Learn More', for whoever hears the link alone. */
  about: 'about Teamwright',
  tagline:
    'Teamwright connects developers and enhances collaboration through AI. It reads what you have built, and shows why a team and you belong together.',
  openProjects: 'open projects right now',
  openProject: 'open project right now',
  featuresTitle: 'Everything a team needs to start',
  features: {
    teams: {
      title: 'Smart team formation',
      text: 'Teams built around the skills a project lacks, with the reasons in view.',
    },
    projects: { title: 'Project collaboration', text: 'Post project ideas, join ongoing projects.' },
    github: {
      title: 'GitHub integration',
      text: 'Bring your repositories. They become evidence for your skills.',
    },
    chat: {
      title: 'Real-time group chat',
      text: 'Every project has a room of its own, for its members only.',
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
    learn: { title: 'Learn and grow', text: 'Work beside people who know the part you are learning.' },
    network: {
      title: 'Build a network',
      text: 'Every finished project leaves you with people who know your work.',
    },
    portfolio: {
      title: 'Showcase a portfolio',
      text: 'Your projects and skills on one page, with evidence.',
    },
  },
  closing: { title: 'Find the piece that fits.', text: 'With an e-mail address or a GitHub account.' },
  closingWithoutGitHub: 'All it takes is an e-mail address.',
  /** The made-up match that the drawings show. */
  example: {
    project: 'Tidewater',
    projectText: 'Offline harbour log',
    skills: ['React', 'Docker', 'Kafka'],
    evidence: '4 repositories, last used October',
    closesGap: 'Closes a gap in the team',
    stillGap: 'Still a gap. One seat open',
    person: 'plain-otter',
    forProject: 'for Ledgerline',
    terms: [
      { label: 'Required skills', points: 56 },
      { label: 'Recent use', points: 14 },
      { label: 'Shared hours', points: 11 },
      { label: 'Same school', points: 6 },
      { label: 'Activity', points: 5 },
    ],
    fit: 'Fit',
  },
} as const;
