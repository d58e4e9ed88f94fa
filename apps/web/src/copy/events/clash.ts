/** Texts about hard rules that no teams can meet together. */
export const clashCopy = {
  title: 'No teams can meet these rules',
  reasons: {
    role: 'Even if all teams have the largest size, {teams} teams need the role “{role}”, and enough participants have it for {enoughFor}.',
    size: '{people} participants cannot be divided into teams of {min} to {max}.',
    places: '{people} participants need a place, and the project ideas have {places}.',
    required: 'The project ideas need {places} members, and {people} participants have a place.',
    blocked: '{names} fits into no team.',
    blockedMany: '{names} fit into no team.',
    blockedMore: '{names} and {more} more fit into no team.',
    together: 'Each participant fits into some team, but not all of them at once.',
  },
  rules: 'Rules that cannot hold together',
  siteRules: {
    'site:apart': 'Participants who should not be in one team',
    'site:locked': 'Locked participants',
  },
  toRules: 'Change the rules',
  fixes: 'Possible fixes',
  fixesText: 'Each button makes a change and forms the teams again.',
  teamSize: 'Allow teams of {min} to {max}',
  soften: 'Wish for “{rule}” instead of requiring it',
  /** For a role that too few participants have. */
  softenRole: 'Wish for “{rule}” instead of requiring it: at least {without} of {teams} teams do without',
  remove: 'Remove the rule “{rule}”',
  applied: 'The change is made, and teams are being formed',
} as const;
