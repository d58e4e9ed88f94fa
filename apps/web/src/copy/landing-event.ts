/** Texts of the landing page about events, and the invented event that it shows. */
export const landingEventCopy = {
  title: 'All teams of an event, formed at once',
  text: 'For hackathons, courses and company weeks: participants register with roles, skills, free hours and wishes. You set the rules, and get all teams in minutes.',
  points: [
    'You see how close the teams are to the best possible ones, with proof',
    'Each participant reads why they are in their team, and why not in another',
    'Someone drops out? Repair the teams with as few moves as you like',
  ],
  link: 'See the events',
  example: {
    event: 'Harbour Hack weekend',
    summary: '{participants} participants, {teams} teams',
    team: 'Quay call',
    reader: 'As {name} reads it',
    whyNotQuestion: 'Why not with {name}?',
  },
} as const;
