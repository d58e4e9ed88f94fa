/** Texts that explain a score. `user`: you read about a project; `owner`: you read about a user. */
export const explanationCopy = {
  covers: {
    user: 'You cover {covered} of {total} {skills}{how}.',
    owner: 'Covers {covered} of {total} {skills}{how}.',
  },
  /** The seat or the project requires one skill. */
  coversOne: {
    user: 'You cover the only {skill} ({how}).',
    owner: 'Covers the only {skill} ({how}).',
  },
  coversNone: {
    user: 'You have none of the {skills} yet.',
    owner: 'Has none of the {skills} yet.',
  },
  /** Without any known skill there is no score. */
  noScore: {
    user: 'Add skills to your profile to see how you match.',
    owner: '{name} has no known skills yet, so there is no score.',
  },
  addSkills: 'Add skills',
  nothingRequired: 'The project requires no particular skill.',
  requiredSkills: 'required skills',
  requiredSkill: 'required skill',
  seatSkills: 'skills of the seat {seat}',
  seatSkill: 'skill of the seat {seat}',
  /** The skills of another seat that a seat without skills counts. */
  roleSkills: 'skills of the role {role}',
  roleSkill: 'skill of the role {role}',
  counts: { shown: '{count} shown in work', declared: '{count} declared', implied: '{count} implied' },
  /** What the level of a seat asks for. */
  levels: {
    learning: 'This seat is for learning with a mentor: related skills count more, and less proof is enough.',
    solid: 'This seat asks for skills shown in work: others count less.',
  },
  adds: {
    user: 'You would add {skills}, which no one on the team has',
    owner: 'Adds {skills}, which no one on the team has',
  },
  oldest: '{skill} was last used in {month}',
  lowers: 'Lowers the score',
  raises: 'Raises the score',
  help: 'With {skill} shown in a repository: {from} → {to}',
  helpAgain: 'With {skill} used again in a repository: {from} → {to}',
  toProject: { user: 'How you fit the project', owner: 'How {name} fits the project' },
  toUser: { user: 'How the project fits you', owner: 'How the project fits {name}' },
  ofHundred: '{points} of 100',
  share: '{points} / {max}',
  shareInWords: '{points} of {max} points',
  small: '{count} small terms',
  assumedMark: '*',
  assumed: '* Unknown, so an average value is used.',
  how: {
    shown: 'Shown in work',
    declared: 'Declared',
    implied: 'Implied by another skill or a finished project',
    related: 'Related skill',
    none: 'Missing',
  },
  legend: 'What the signs mean',
  skills: 'Skills',
  missing: 'Missing',
  loading: 'Loading the explanation…',
  failed: 'The explanation could not be loaded.',
  retry: 'Try again',
  evidence: {
    oneRepository: '1 repository',
    repositories: '{count} repositories',
    lastUsed: 'last used {month}',
    oneProject: '1 finished project',
    projects: '{count} finished projects',
    declared: 'declared',
    acceptedByOne: 'accepted for it by 1 owner',
    acceptedBy: 'accepted for it by {count} owners',
    impliedBy: 'implied by {skill}',
    impliedByDeclared: 'implied by {skill}, which is declared',
    relatedTo: 'related to {skill}',
    none: 'missing',
  },
  /** The link at the foot, to the public report. */
  report: 'How well the matching works',
} as const;
