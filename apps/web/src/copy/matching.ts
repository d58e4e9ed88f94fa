/** Texts for match scores and recommendations that the specification does not quote. */
export const matchingCopy = {
  missingLabel: 'Missing',
  alsoKnows: 'Also knows',
  requiredSkills: 'Required skills',
  nothing: 'Nothing',
  yourMatch: 'Your match',
  whyFits: 'Why this fits you',
  /** The heading of a match below Good. */
  howFits: 'How this fits you',
  hours: '{count} hours a week',
  why: 'Why this?',
  showAll: 'Show all {count}',
  noRecommendations: 'No recommendations yet',
  noRecommendationsHint: 'Add skills to your profile. We match projects to them.',
  editProfile: 'Edit profile',
  signInForMatch: 'Sign in to see how you match',
  teammatesTitle: 'Teammate Recommendations',
  teammatesText:
    'People for the open seats of your projects, best first. Every score shows how it is calculated.',
  /** Below the required skills of a project. */
  covered: {
    missing: 'No one on the team has {skills} yet.',
    one: '{skills} depends on one person.',
    each: '{skills} each depend on one person.',
    all: 'At least two people have each of these.',
    /** For a team of one. */
    alone: 'You have each of these.',
  },
  /** Of the skills that depend on one person, those that a candidate has too. */
  secondFor: 'Adds a second person for {skills}',
  expand: 'Show recommendations for {title}',
  collapse: 'Hide recommendations for {title}',
  postProject: 'Post a project',
  noProjectsHint: 'Post one, and people who fit its seats are listed here, with the reasons for each.',
  addNote: 'Add a note',
  noteLabel: 'Note to {name} (optional)',
  forPerson: 'for {name}',
  cannotInvite: {
    full: 'Every seat is taken. You can invite people once a seat is free.',
    closed: 'This project is closed. You cannot invite people to it.',
    archived: 'This project is archived. You cannot invite people to it.',
  },
  /** Instead of recommendations. */
  full: {
    title: 'Every seat is taken',
    hint: 'Choose a larger team to open another seat. If a member leaves, people for that seat appear here. Requests on the waitlist stay.',
    edit: 'Edit project',
  },
  compare: {
    open: 'Compare two',
    title: 'Compare two people',
    caption: '{names} side by side',
    first: 'First person',
    second: 'Second person',
    score: 'Match',
    seat: 'Seat',
    theyFit: 'Fits the project',
    fitsThem: 'Project fits them',
    covers: 'Covers of the seat',
    alsoCovers: 'Other skills of the project',
    adds: 'New to the team',
    hours: 'Hours a week',
    notSaid: 'Not given',
    points: 'Points: {term}',
    better: 'better',
    same: 'The same for both: {labels}.',
  },
  /** On the project's page, for its managers. */
  suggested: { title: 'People for your open seats', all: 'All recommendations' },
  inviteFailed: 'The invitation could not be sent',
  /** Above the name of the user or the title of the project, which may end with any character. */
  whyTitle: 'Why this is recommended',
} as const;
