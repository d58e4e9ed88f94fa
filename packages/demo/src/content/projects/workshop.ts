import type { ProjectIdea } from './project-idea.ts';

export const workshopProjects: readonly ProjectIdea[] = [
  {
    key: 'kiln',
    title: 'Kiln scheduler',
    description:
      'Shared firing slots for a pottery with one kiln and forty members. It groups pots by temperature, knows that glaze week is sacred, and texts you when the kiln is cool enough to open. Curiosity has cost us enough bowls.',
    duties: [
      'Group firings by temperature, height and how long a pot has waited.',
      'Read the kiln’s controller and predict when it may be opened.',
      'Build a booking page that also works on the studio’s clay-covered tablet.',
    ],
    technologies: ['Node.js', 'React', 'PostgreSQL', 'MQTT'],
    skills: ['Backend', 'Frontend'],
    teamSize: 6,
    createdDaysAgo: 18.6,
    startsAfterDays: 11,
    weeks: 16,
    owner: 'node#10',
    team: ['embedded#7'],
  },
  {
    key: 'levain',
    title: 'Levain: prep lists for a small bakery',
    description:
      'Orders come in until midnight, dough starts at two. Levain turns orders into doughs, doughs into a timetable for three ovens, and a late order into one honest question to the baker.',
    duties: [
      'Plan three ovens and one sleepy baker.',
      'Scale recipes without producing 0.3 of an egg.',
      'Print the list that hangs over the bench, in flour-proof type.',
    ],
    technologies: ['C#', '.NET', 'ASP.NET', 'Blazor', 'PostgreSQL'],
    skills: ['Full stack', 'Algorithms'],
    teamSize: 3,
    createdDaysAgo: 28,
    startsAfterDays: 9,
    weeks: 15,
    owner: 'dotnet',
    team: ['dotnet'],
  },
  {
    key: 'slipway',
    title: 'Slipway: jobs for a small boatyard',
    description:
      'One slip, six boats, a tide table and a foreman with a pencil. Slipway plans who is hauled out when, keeps each boat’s history, and makes the invoice that used to take all of January.',
    duties: [
      'Plan haul-outs around tides, weather and paint that must dry.',
      'Keep a boat’s history through three owners.',
      'Produce invoices that match the pencil.',
    ],
    technologies: ['C#', 'ASP.NET', 'Entity Framework', 'SQL Server', 'React'],
    skills: ['Backend', 'Frontend'],
    teamSize: 4,
    createdDaysAgo: 53,
    startsAfterDays: 8,
    weeks: 23,
    owner: 'dotnet#6',
    team: ['dotnet#2', 'react'],
  },
  {
    key: 'bench-notes',
    title: 'Bench notes: a lab book that signs itself',
    description:
      'Small labs still lose results in notebooks named blue and other blue. Bench notes is a plain editor with time stamps nobody can move, instrument files beside the text, and an export a reviewer accepts.',
    duties: [
      'Chain entries so that a changed page is visible to anyone.',
      'Attach instrument files without ever modifying them.',
      'Make writing as quick as the paper it replaces.',
    ],
    technologies: ['Python', 'Django', 'React', 'PostgreSQL'],
    skills: ['Backend', 'Security', 'Frontend'],
    teamSize: 4,
    createdDaysAgo: 1.5,
    startsAfterDays: 14,
    weeks: 20,
    owner: 'django',
    team: [],
  },
];
