import type { ProjectIdea } from './project-idea.ts';

export const careProjects: readonly ProjectIdea[] = [
  {
    key: 'evening-dose',
    title: 'Evening dose',
    description:
      'A medicine schedule that a tired person can read. One screen, today only, with what to take and what not to take with it. No account, no cloud; a carer sees it by a code on the fridge.',
    duties: [
      'Write the screen with two pharmacists and a night nurse.',
      'Make reminders that survive a restarted phone and a changed time zone.',
      'Share with a carer without a server in between.',
    ],
    technologies: ['Flutter', 'Dart', 'Android', 'iOS', 'SQLite'],
    skills: ['Mobile development', 'Accessibility', 'Testing'],
    teamSize: 4,
    createdDaysAgo: 36.5,
    startsAfterDays: 9,
    weeks: 18,
    owner: 'flutter#3',
    team: ['ios#2', 'testing#5'],
  },
  {
    key: 'first-words',
    title: 'First words: a dictionary for a small language',
    description:
      'Eleven hundred speakers, one dictionary from 1938 and a great many aunts with corrections. We digitise the book, record the aunts, and build a search that finds a word however you try to spell it.',
    duties: [
      'Read the 1938 scans into entries, keeping the original beside each.',
      'Search across three spellings and one optimistic one.',
      'Record and cut pronunciations with people who have never used a microphone.',
    ],
    technologies: ['Python', 'FastAPI', 'React', 'PostgreSQL', 'Elasticsearch'],
    skills: ['Natural language processing', 'Frontend', 'Internationalization'],
    teamSize: 5,
    createdDaysAgo: 86,
    startsAfterDays: 7,
    weeks: 40,
    owner: 'fastapi#2',
    team: ['ml#9', 'react'],
  },
  {
    key: 'last-bus',
    title: 'Last bus',
    description:
      'One question, answered large: when must I leave to get the last bus? It walks with you, knows the connection that really waits, and stops worrying you once you are on board.',
    duties: [
      'Read timetables and live feeds from nine operators, two of them in PDF.',
      'Learn which connections wait, from last month’s late evenings.',
      'Design the one large answer and its small print.',
    ],
    technologies: ['React Native', 'TypeScript', 'Python', 'FastAPI', 'PostGIS'],
    skills: ['Mobile development', 'Backend', 'GIS'],
    teamSize: 4,
    createdDaysAgo: 63.5,
    startsAfterDays: 11,
    weeks: 22,
    owner: 'react-native#3',
    team: ['fastapi#1'],
  },
  {
    key: 'waiting-room',
    title: 'Waiting room: a calmer clinic queue',
    description:
      'Patients see their place in the queue and may wait outside; the receptionist sees who stepped out. It runs on the clinic’s own network and forgets everybody at midnight.',
    duties: [
      'Write the queue so that two receptionists can work it at once.',
      'Forget: delete names on time, backups included, and prove it.',
      'Build the display for a room where people are afraid.',
    ],
    technologies: ['C#', 'ASP.NET', 'SignalR', 'TypeScript', 'Angular'],
    skills: ['Backend', 'Frontend', 'Security'],
    teamSize: 5,
    createdDaysAgo: 22,
    startsAfterDays: 13,
    weeks: 17,
    owner: 'angular#1',
    team: ['dotnet#4', 'security#0'],
  },
  {
    key: 'borrowed-grandparents',
    title: 'Borrowed grandparents',
    description:
      'Older neighbours read with children over a video call; the library brings them together. We need a room that opens with one large button, shows the same page to both, and closes on time, gently.',
    duties: [
      'Build a call that starts with one button and needs no account.',
      'Turn pages together, so that a finger on one side shows on the other.',
      'Work with the library on safeguarding and write it into the code.',
    ],
    technologies: ['TypeScript', 'React', 'WebRTC', 'Node.js', 'Docker'],
    skills: ['Frontend', 'Backend', 'Security', 'Accessibility'],
    teamSize: 5,
    createdDaysAgo: 6,
    startsAfterDays: 15,
    weeks: 24,
    owner: 'node#7',
    team: ['writing#0'],
  },
];
