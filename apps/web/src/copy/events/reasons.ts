/** Texts that explain published teams. Numbers and names are true by the rules of the event. */
export const reasonsCopy = {
  title: 'Why this team',
  none: 'The organisers planned the teams of all participants together.',
  brings: 'You bring {things}.',
  hours: 'All of you are free on {spans}, in the time zone of the event.',
  manyHours:
    'All of you are free in {count} hours of the week, among them {spans}, in the time zone of the event.',
  span: '{days} {from}–{to}',
  languages: 'All of you can work in {languages}.',
  friend: '{name} and you wished for each other.',
  friends: 'You and each of {names} wished for each other.',
  you: 'you',
  group: 'The organisers planned {names} to be in one team.',
  wishes: [
    'The project is your first wish.',
    'The project is your second wish.',
    'The project is your third wish.',
  ],
  furtherWish: 'The project is number {rank} of your wishes.',
} as const;

export const whyNotCopy = {
  open: 'Why not with …?',
  loading: 'Loading the other participants…',
  failed: 'The other participants could not be loaded.',
  empty: 'All participants are in your team.',
  label: 'Participant in another team',
  choose: 'Choose a participant',
  noMatch: 'No participant matches',
  detail: '{team}: {roles}',
  computing: 'Comparing the teams…',
  answerFailed: 'The teams could not be compared.',
  sameTeam: '{name} is in your team now.',
  general:
    'The teams of all participants were planned together. They have {name} and you in different teams.',
  rules:
    'Every exchange of up to three participants that puts you into one team breaks the rules about {rules}.',
  severalRules:
    'Every exchange of up to three participants that puts you into one team breaks a rule of the event.',
  cost: 'With the best exchange of up to three participants, the {members} members of the teams that change lose {points} of 100 points on average.',
  points: { none: 'less than one', one: 'about 1', many: 'about {points}' },
  noCost: {
    equal: {
      exchange:
        'With the best exchange of up to three participants, the teams of all {members} members who are affected stay as good as they are.',
      meaning:
        'By what all participants can know, both ways are equally good. The organisers published one of them.',
    },
    stronger: {
      one: 'With the best exchange of up to three participants, none of the {members} members of the teams that change gets a weaker team, and 1 gets a stronger one.',
      many: 'With the best exchange of up to three participants, none of the {members} members of the teams that change gets a weaker team, and {count} get a stronger one.',
      meaning:
        'What all participants can know does not explain it. The reason can be another rule of the organisers, or a change since the teams were formed.',
    },
  },
  worse: {
    one: '1 of them gets a weaker team.',
    many: '{count} of them get a weaker team.',
  },
  notComputed: 'The server is too busy to compare the teams. Please try again in a minute.',
  again: 'Try again',
  covers:
    'This covers only what all participants can know: teams, roles, skills, weekly hours, and your own friends and wishes. Other rules of the organisers count as well.',
  kinds: {
    size: 'team sizes',
    role: 'roles',
    needs: 'what projects need',
    skills: 'skills',
    hours: 'shared hours',
    friends: 'friends',
    wishes: 'project wishes',
  },
} as const;
