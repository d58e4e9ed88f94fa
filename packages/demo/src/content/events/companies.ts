import type { EventIdea } from './event-idea.ts';

const roles = ['Engineering', 'Design', 'Data', 'Product', 'Marketing', 'Operations'];
const teamSize = { min: 4, preferred: 5, max: 7 };

export const companies: readonly EventIdea[] = [
  {
    key: 'company-week',
    title: 'Lindqvist Freight innovation week',
    description:
      'Five days in which no ticket is open. Pick topics, meet colleagues from other offices, and show on Friday what you found out, also if it does not work.',
    preset: 'company_week',
    status: 'published',
    place: 'Offices in Hamburg, Ghent and Gothenburg',
    online: true,
    timeZone: 'Europe/Berlin',
    capacity: 80,
    people: 63,
    startsInDays: 4,
    days: 5,
    deadlineInDays: -2,
    roles,
    teamSize,
    owner: 'quiet-heron',
    coOrganisers: ['steady-lantern'],
    with: ['plain-otter', 'amber-finch', 'slow-cedar'],
    questions: [
      {
        label: 'In which office are you that week?',
        visibility: 'shown_to_teams',
        options: ['Hamburg', 'Ghent', 'Gothenburg', 'At home'],
      },
      {
        label: 'For how many years have you worked here?',
        visibility: 'used_in_rule',
        options: ['1 to 3', 'Less than 1', '4 to 9', '10 or more'],
      },
    ],
    projects: [
      {
        title: 'Empty containers',
        description: 'Every fourth container travels empty. Show which ones, a week before.',
        skills: ['Python', 'SQL'],
        maxTeams: 4,
      },
      {
        title: 'The first day',
        description: 'New colleagues wait three days for their accounts. Make it an hour.',
        skills: ['TypeScript'],
        maxTeams: 4,
      },
      {
        title: 'Customs in plain words',
        description: 'A form of eleven pages, asked one question at a time.',
        skills: ['UX design', 'React'],
        maxTeams: 4,
      },
      {
        title: 'Quiet trucks',
        description: 'Deliver at night without waking a street: routes, tyres, hours.',
        skills: ['Data analysis'],
        maxTeams: 4,
      },
    ],
    talks: [[{ author: 0, text: 'Hello, team. I have booked the small room in Ghent from Monday on.' }]],
    life: {
      absent: [1, 2],
      lateComers: 3,
      pulseFrequency: 'daily',
      teamRequests: [
        {
          reason: 'I work on customs forms every day, and would like to learn something new for once.',
        },
        {
          reason: 'Two of my direct reports are in this team. They will speak more freely without me.',
          reply: 'Thank you for saying so. The repair on Friday moves you.',
        },
      ],
      repairDial: 'few',
      moveAnswers: [true, null, false],
      thanks: [],
    },
  },
  {
    key: 'founders-week',
    title: 'Founders week',
    description:
      'Engineers, designers and people with a problem spend a week together and leave with a prototype or with a good reason against it.',
    preset: 'company_week',
    status: 'draft',
    place: 'Oudegracht College, Utrecht',
    online: false,
    timeZone: 'Europe/Amsterdam',
    capacity: 70,
    people: 0,
    startsInDays: 60,
    days: 5,
    deadlineInDays: 45,
    roles,
    teamSize,
    owner: 'quiet-heron',
    coOrganisers: [],
    with: [],
    questions: [
      {
        label: 'Would you found a company within a year?',
        visibility: 'organisers_only',
        options: ['Perhaps', 'Yes', 'No'],
      },
    ],
    projects: [
      {
        title: 'Repair first',
        description: 'A price for the repair before the shop offers a new one.',
        skills: ['React', 'Node.js'],
        maxTeams: 2,
      },
    ],
    invitees: 64,
    talks: [],
  },
];
