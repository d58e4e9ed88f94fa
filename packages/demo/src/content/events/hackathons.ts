import type { EventIdea } from './event-idea.ts';

const roles = ['Backend', 'Frontend', 'Mobile', 'Design', 'Data', 'Product'];
const teamSize = { min: 3, preferred: 4, max: 5 };
const meal = {
  label: 'Which meals do you eat?',
  visibility: 'organisers_only',
  options: ['Everything', 'Vegetarian', 'Vegan', 'Gluten-free'],
} as const;
const firstTime = {
  label: 'Is this your first hackathon?',
  visibility: 'used_in_rule',
  options: ['No', 'Yes'],
} as const;

export const hackathons: readonly EventIdea[] = [
  {
    key: 'harbour-hack',
    title: 'Harbour Hack weekend',
    description:
      'Two days and one night of building for people who work on the water: pilots, ferry crews, harbour offices.\n\nYou need no team and no idea to register. We form the teams on Thursday from your roles, languages and free hours. Bring a laptop, a towel and shoes that may get wet.',
    preset: 'hackathon',
    status: 'open',
    place: 'Warehouse 14, Gothenburg',
    online: false,
    timeZone: 'Europe/Stockholm',
    capacity: 90,
    people: 104,
    startsInDays: 18,
    days: 2,
    deadlineInDays: 10,
    roles,
    teamSize,
    owner: 'quiet-heron',
    coOrganisers: ['amber-finch'],
    with: ['plain-otter'],
    questions: [
      meal,
      firstTime,
      { label: 'How much do you like to present?', visibility: 'used_in_rule' },
      {
        label: 'What do you bring to a team?',
        visibility: 'shown_to_teams',
        texts: [
          'A soldering iron and patience.',
          'I draw first and talk later.',
          'Two years of ferry timetables in my head.',
          'Good questions before midnight, none after it.',
          'A box of sensors that nobody else wanted.',
          'I write the text that goes into the demo.',
          'Tests. Somebody has to.',
        ],
      },
    ],
    projects: [
      {
        title: 'Quay call',
        description: 'A crew member who is late tells the whole quay with one tap.',
        skills: ['React Native', 'WebSockets'],
        maxTeams: 3,
      },
      {
        title: 'Fog board',
        description:
          'The next four hours of fog for one bridge, on a screen that is readable with wet glasses.',
        skills: ['Python', 'Data visualization'],
        maxTeams: 3,
      },
      {
        title: 'Lost rope',
        description: 'Found on the water, drawn on a map, returned to its boat.',
        skills: ['PostgreSQL', 'React'],
        maxTeams: 3,
      },
    ],
    talks: [],
  },
  {
    key: 'night-train-jam',
    title: 'Night train jam',
    description:
      'We rent one carriage from Hamburg to Ljubljana and build games that work without a network.\n\nThe carriage has power at every seat and a kitchen with one pot.',
    preset: 'hackathon',
    status: 'cancelled',
    place: 'Hamburg central station, platform 8',
    online: false,
    timeZone: 'Europe/Berlin',
    capacity: 60,
    people: 44,
    startsInDays: 26,
    days: 2,
    deadlineInDays: 12,
    roles,
    teamSize,
    owner: 'slow-cedar',
    coOrganisers: ['quiet-heron'],
    with: ['plain-otter'],
    questions: [meal, firstTime],
    projects: [],
    cancelReason: 'The railway company closed the line for works until spring. We try again in April.',
    talks: [],
  },
  {
    key: 'spring-sprint',
    title: 'Open map sprint',
    description:
      'Three days for the tools behind community maps: importers, validators, tiles and their documentation. Maintainers of six projects take part and review on the spot.\n\nNewcomers are welcome. Each team has one member who knows the code.',
    preset: 'hackathon',
    status: 'finished',
    place: 'Dreisam University, Freiburg',
    online: true,
    timeZone: 'Europe/Berlin',
    capacity: 60,
    people: 52,
    startsInDays: -41,
    days: 3,
    deadlineInDays: -48,
    roles: ['Backend', 'Frontend', 'Data', 'Design', 'Writing'],
    teamSize,
    owner: 'quiet-heron',
    coOrganisers: ['north-ridge'],
    with: ['plain-otter', 'amber-finch'],
    questions: [
      {
        label: 'Have you edited a community map before?',
        visibility: 'used_in_rule',
        options: ['Often', 'A few times', 'Never'],
      },
      {
        label: 'What would you like to finish in three days?',
        visibility: 'shown_to_teams',
        texts: [
          'One merged change.',
          'The import that fails every January.',
          'A page that explains coordinate systems without maths.',
          'Anything with trams in it.',
        ],
      },
    ],
    projects: [],
    talks: [
      [
        { author: 1, text: 'The validator now says which way is open, with a link to the place.' },
        { author: 0, text: 'Merged. It found 212 open ways in our own test data.' },
        { author: 2, text: 'I wrote the page about it. Please read it as if you had never seen a map.' },
        { author: 1, text: 'I did. “Node” needs one sentence, the rest is clear.' },
        { author: 0, text: 'That was the sprint. Thank you, all. The tag is 3.2.' },
      ],
      [
        { author: 0, text: 'Tiles of one city in 40 seconds instead of eleven minutes.' },
        { author: 2, text: 'Because of the cache or because of the smaller city?' },
        { author: 0, text: 'Both. I have written down which is which.' },
      ],
    ],
    life: {
      absent: [1, 1],
      lateComers: 0,
      pulseFrequency: 'daily',
      pulses: {
        green: ['The importer runs.', 'Great reviews from the maintainers.', 'Lunch, then tiles.'],
        yellow: ['The test data is larger than our laptops.', 'We are slow with reviews.'],
        red: ['We have no maintainer for our part of the code.'],
      },
      teamRequests: [
        {
          reason: 'I know the tile server well, and a team at the next table could use that.',
          reply: 'Please stay, and visit them after lunch: all teams are glad about guests.',
        },
      ],
      thanks: [
        'You read 400 lines of my import script and still wanted to have lunch with me.',
        'Without your drawing I would not have understood which way the data flows.',
        'You asked the question that I did not dare to ask.',
        'Thank you for staying until the last tile was rendered.',
        'I learned more about coordinate systems from you in an hour than in a year before.',
        'Your tests found my mistake before the maintainers did.',
        'You wrote the page that I now send to everyone.',
        'Thank you for the calm when the demo did not start.',
        'I would build the next one with you at once.',
        'You made room for beginners. I was one.',
        'Good humour at two in the morning is a skill.',
        'You kept the list of what we do not do. It saved the sprint.',
      ],
    },
  },
];
