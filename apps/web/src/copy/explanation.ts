/** Texts that explain a score. `user`: you read about a project; `owner`: you read about a user. */
export const explanationCopy = {
  covers: {
    user: 'You cover {covered} of {total} skills that {what} asks for: {how}.',
    owner: 'Covers {covered} of {total} skills that {what} asks for: {how}.',
  },
  coversAll: {
    user: 'You cover {all} skills that {what} asks for: {how}.',
    owner: 'Covers {all} skills that {what} asks for: {how}.',
  },
  all: 'all {total}',
  both: 'both',
  /** The seat or the project requires one skill. */
  coversOne: {
    user: '{skill} is all that {what} asks for; {proof}.',
    owner: 'Knows {skill}, which is all that {what} asks for; {proof}.',
  },
  coversNone: {
    user: 'You have none of the skills that {what} asks for yet.',
    owner: 'Has none of the skills that {what} asks for yet.',
  },
  /** What a single skill rests on. */
  proof: {
    user: {
      repositories: '{count} of your repositories show it',
      oneRepository: 'one of your repositories shows it',
      work: 'your work shows it',
      declared: 'you declared it',
      impliedBy: 'your {via} implies it',
      finishedProject: 'a finished project of yours implies it',
    },
    owner: {
      repositories: '{count} repositories show it',
      oneRepository: 'one repository shows it',
      work: 'their work shows it',
      declared: 'declared, not shown in work',
      impliedBy: 'their {via} implies it',
      finishedProject: 'a finished project implies it',
    },
  },
  /** Without any known skill there is no score. */
  noScore: {
    user: 'Add skills to your profile to see how you match.',
    owner: '{name} has no known skills yet, so there is no score.',
  },
  addSkills: 'Add skills',
  nothingRequired: 'The project requires no particular skill.',
  /** What asks for the skills. A seat without skills counts those of another seat, its role. */
  asking: { project: 'the project', seat: 'the seat {name}', role: 'the role {name}' },
  /** After a sentence about a role, which may be a seat that is taken. */
  anyRole: {
    user: 'The seat is for any role, and this is the role on the team that you come closest to.',
    owner: 'The seat is for any role, and this is the role on the team that they come closest to.',
  },
  counts: { shown: '{count} shown in work', declared: '{count} declared', implied: '{count} implied' },
  /** All of the covered skills rest on the same. */
  allOf: { shown: '{all} shown in work', declared: '{all} declared', implied: '{all} implied' },
  allAlone: 'all',
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
  help: 'With {skill} shown in a repository: {from} → {to}',
  helpAgain: 'With {skill} used again in a repository: {from} → {to}',
  /** The two directions of a score. */
  fits: {
    youToProject: { user: 'You fit the project', owner: '{name} fits the project' },
    projectToYou: { user: 'The project fits you', owner: 'The project fits {name}' },
  },
  /** The largest terms of the direction with the lower fit, and what lowers it most. */
  reasons: 'What counts most',
  loss: 'Most points are missing for {label}',
  /** The skills of the seat or project, each with what shows it. */
  proofs: {
    seat: 'Skills of the seat {name}',
    role: 'Skills of the role {name}',
    project: 'Required skills',
  },
  /** Opens the table with all points. */
  sum: 'How the points add up',
  sumText: '{toProject} and {toUser} make the score {score}. The lower sum counts more (harmonic mean).',
  /** Tells users with the same score apart. */
  tied: 'Fits the project by {toProject}, and the project fits them by {toUser}',
  /** The table of points: its rows are skills and terms, its columns the two directions. */
  table: 'Points of the score',
  part: 'What counts',
  toProject: { user: 'You fit it', owner: 'Fits the project' },
  toUser: { user: 'It fits you', owner: 'Project fits them' },
  total: 'Together',
  notCounted: 'not counted',
  share: '{points} / {max}',
  shareInWords: '{points} of {max} points',
  assumed: 'unknown, so an average counts',
  /** What a term counts, under its name. */
  notes: {
    exposure: {
      user: 'How rarely owners were shown you in the last week',
      owner: 'How rarely owners were shown this person in the last week',
    },
  },
  you: 'you',
  /** Which connections count, under the name of the term. */
  connections: {
    together: {
      user: 'You worked with {people}',
      owner: 'Worked with {people}',
      unnamed: 'a member of this team',
    },
    teammates: {
      user: 'You worked with {people}, who also worked with this team',
      owner: 'Worked with {people}, who also worked with your team',
      unnamed: 'another user',
    },
    school: { user: 'You go to the owner’s school', owner: 'Goes to the owner’s school' },
    likelySchool: {
      user: 'Former teammates suggest that you and the owner share a school',
      owner: 'Former teammates suggest the owner’s school',
    },
    area: { user: 'You live in the owner’s area', owner: 'Lives in the owner’s area' },
    events: {
      user: 'You finished a project when the owner did, perhaps at the same event',
      owner: 'Finished a project when the owner did, perhaps at the same event',
    },
    season: {
      user: 'You finished a project at this time of an earlier year',
      owner: 'Finished a project at this time of an earlier year',
    },
  },
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
