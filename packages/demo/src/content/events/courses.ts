import type { EventIdea } from './event-idea.ts';

export const courses: readonly EventIdea[] = [
  {
    key: 'software-project',
    title: 'Software project, winter term',
    description:
      'The project of the third year: one term, one client, teams of five. You rank the topics, and the teaching team forms the teams from your wishes, free hours and experience.\n\nEach team meets its client every second week. Grades are for the team.',
    preset: 'course',
    status: 'forming',
    place: 'Elbe University of Applied Sciences, Hamburg',
    online: false,
    timeZone: 'Europe/Berlin',
    capacity: 130,
    people: 118,
    startsInDays: 9,
    days: 80,
    deadlineInDays: -1,
    roles: ['Developer', 'Design', 'Data', 'Writing', 'Coordination'],
    teamSize: { min: 4, preferred: 5, max: 6 },
    owner: 'quiet-heron',
    coOrganisers: ['north-ridge', 'slow-cedar'],
    with: ['plain-otter'],
    questions: [
      {
        label: 'Do you repeat this course?',
        visibility: 'used_in_rule',
        options: ['No', 'Yes'],
      },
      {
        label: 'On which campus are you most days?',
        visibility: 'used_in_rule',
        options: ['Harbour', 'North', 'Only online'],
      },
      {
        label: 'Is there anything that the teaching team should know?',
        visibility: 'organisers_only',
        texts: [
          'I work on Fridays.',
          'I care for my daughter until ten in the morning.',
          'I use a screen reader.',
          'My train home leaves at 18:10.',
        ],
      },
    ],
    projects: [
      {
        title: 'Rota for the volunteer fire brigade',
        description: 'Shifts that change by text message, for people who are already on the ladder.',
        skills: ['Java', 'PostgreSQL'],
        maxTeams: 4,
      },
      {
        title: 'Reading partner',
        description: 'Matches pupils with adults who read with them once a week, with the school in between.',
        skills: ['React', 'TypeScript'],
        maxTeams: 4,
      },
      {
        title: 'Tool library',
        description: 'Lends drills, ladders and a concrete mixer. The mixer is always away.',
        skills: ['Python', 'Django'],
        maxTeams: 4,
      },
      {
        title: 'Noise diary',
        description:
          'Residents record the noise of a building site. The office gets one report a week, not forty calls.',
        skills: ['Kotlin', 'Data visualization'],
        maxTeams: 4,
      },
      {
        title: 'Bakery forecast',
        description: 'How many rolls tomorrow? Weather, weekday, and what was left over.',
        skills: ['Python', 'pandas'],
        maxTeams: 4,
      },
      {
        title: 'Stairs or lift',
        description: 'Routes through the university for everyone who cannot take stairs today.',
        skills: ['Vue.js', 'PostgreSQL'],
        maxTeams: 4,
      },
      {
        title: 'Choir archive',
        description: 'Eighty years of sheet music in boxes, found by voice, season and difficulty.',
        skills: ['TypeScript', 'Node.js'],
        maxTeams: 4,
      },
    ],
    talks: [],
  },
  {
    key: 'backend-bootcamp',
    title: 'Backend bootcamp, group phase',
    description:
      'Weeks seven to nine of the bootcamp: each team takes one service from a sketch to a deployment that survives its own load test.',
    preset: 'bootcamp',
    status: 'running',
    place: 'Ribeira Technical University, Porto',
    online: true,
    timeZone: 'Europe/Lisbon',
    capacity: 60,
    people: 49,
    startsInDays: -5,
    days: 20,
    deadlineInDays: -12,
    roles: ['Backend', 'Frontend', 'Full stack', 'Design'],
    teamSize: { min: 3, preferred: 4, max: 5 },
    owner: 'north-ridge',
    coOrganisers: ['steady-lantern'],
    with: ['quiet-heron', 'plain-otter'],
    questions: [
      {
        label: 'When do you prefer to meet?',
        visibility: 'used_in_rule',
        options: ['Mornings', 'Afternoons', 'Evenings'],
      },
      {
        label: 'What do you want to learn in these weeks?',
        visibility: 'shown_to_teams',
        texts: [
          'Deployments without fear.',
          'How to read a query plan.',
          'Saying no to features.',
          'Queues, and why they are full.',
          'Pair programming with strangers.',
        ],
      },
    ],
    projects: [],
    talks: [
      [
        {
          author: 0,
          text: 'I moved the sketch into the repository. The queue is the part that I trust least.',
        },
        { author: 1, text: 'Then we build that first and break it by Thursday.' },
        { author: 2, text: 'The load test runs. 300 requests a second, then the pool is empty.' },
        { author: 0, text: 'How large is the pool?' },
        { author: 2, text: 'Ten. I would like to understand it before we make it larger.' },
        { author: 1, text: 'Found it: one transaction stays open while we send the email.' },
      ],
      [
        { author: 1, text: 'Daily at nine, fifteen minutes, cameras optional. Agreed?' },
        { author: 0, text: 'Agreed. I am in a train on Wednesdays and will write instead.' },
        { author: 2, text: 'The first deployment is out. It says hello in production.' },
      ],
      [
        { author: 0, text: 'Who has worked with migrations that may not lock?' },
        { author: 1, text: 'Once, by accident. I can show what not to do.' },
      ],
    ],
    life: {
      absent: [2, 1],
      lateComers: 2,
      pulseFrequency: 'weekly',
      pulses: {
        green: [
          'First deployment is out.',
          'The daily at nine works well.',
          'We split the service into parts that fit our evenings.',
          'Slow start, now every test is green.',
          'Nice people, clear roles.',
          'The load test found the problem before we did.',
        ],
        yellow: [
          'Two of us do most of the reviews.',
          'We lost two days to a migration.',
          'Hard to find an hour that suits Lisbon and Kolkata.',
        ],
        red: [
          'One member has not written for a week.',
          'We still argue about the database. Please join our next meeting.',
        ],
      },
      teamRequests: [
        { reason: 'My team meets at six in the morning my time. Is there one with evenings?' },
        {
          reason: 'I came to learn about deployments, and my team has none planned.',
          reply: 'Your team deploys from next week. Let us talk again on Thursday if it does not.',
        },
      ],
      repairDial: 'balanced',
      moveAnswers: [true, null],
      thanks: [],
    },
  },
];
