/** Texts of the first screen and the end of the landing page that the specification does not quote. */
export const landingCopy = {
  pageTitle: 'Collaborate Smarter',
  description:
    'Teamwright matches developers with teams and projects by skills and interests, and shows every reason. Post a project, join one and work on it together.',
  /** Follows 'Learn More' for screen readers, so the link makes sense out of context. */
  about: 'about Teamwright',
  tagline:
    'Teamwright connects developers and enhances collaboration through AI. It reads what you have built, and shows why a team and you belong together.',
  openProjects: 'open projects right now',
  openProject: 'open project right now',
  closing: { title: 'Find the piece that fits.', text: 'With an email address or a GitHub account.' },
  closingWithoutGitHub: 'All it takes is an email address.',
  /** The invented project in the picture. */
  example: {
    project: 'Tidewater',
    projectText: 'Offline harbour log',
    skills: ['React', 'Docker', 'Kafka'],
    evidence: '4 repositories, last used October',
    closesGap: 'Closes a gap in the team',
    stillGap: 'Still a gap. One seat open',
  },
} as const;
