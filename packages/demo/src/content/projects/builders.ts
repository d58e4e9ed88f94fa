import type { ProjectIdea } from './project-idea.ts';

export const builderProjects: readonly ProjectIdea[] = [
  {
    key: 'restore-drill',
    title: 'Restore drill',
    description:
      'Everybody has backups; few have restored one. Restore drill takes last night’s backup every month, brings it up on a spare machine, asks it five questions and mails you the answers. Charities with one server first.',
    duties: [
      'Bring up a database from a stranger’s backup, safely and alone.',
      'Write the five questions so that a treasurer can add a sixth.',
      'Report in words: what was restored, how old it was, what was missing.',
    ],
    technologies: ['Go', 'PostgreSQL', 'Linux', 'Docker', 'Kubernetes', 'Bash'],
    skills: ['DevOps', 'Backend'],
    teamSize: 4,
    createdDaysAgo: 40,
    startsAfterDays: 8,
    weeks: 16,
    owner: 'devops#7',
    team: ['@steady-lantern', 'go#0'],
  },
  {
    key: 'rooftop-mesh',
    title: 'Rooftop mesh watch',
    description:
      'A volunteer network of 41 roofs needs to know which antenna the wind has turned. Mesh watch draws the links, remembers how they were last spring, and tells the person with the nearest ladder.',
    duties: [
      'Collect link quality from cheap routers without becoming their load.',
      'Tell weather from failure.',
      'Draw 41 roofs so that a newcomer understands the valley.',
    ],
    technologies: ['Go', 'Prometheus', 'Grafana', 'Linux', 'Ansible'],
    skills: ['DevOps', 'Networking'],
    teamSize: 4,
    createdDaysAgo: 108,
    startsAfterDays: 5,
    weeks: 30,
    owner: 'go#1',
    team: ['devops#9', 'devops#8'],
  },
  {
    key: 'flake-diary',
    title: 'Flake diary: a notebook for unreliable tests',
    description:
      'A test that fails on Tuesdays has a reason. Flake diary reads test reports from any runner, notices patterns (the hour, the neighbour test, the time zone) and writes an entry a human can act on.',
    duties: [
      'Read reports from six test runners into one honest shape.',
      'Find what failing runs share that passing runs do not.',
      'Write entries that end in something to try.',
    ],
    technologies: ['TypeScript', 'Node.js', 'Playwright', 'GitHub Actions', 'PostgreSQL'],
    skills: ['Testing', 'CI/CD', 'Backend'],
    teamSize: 4,
    createdDaysAgo: 16,
    startsAfterDays: 7,
    weeks: 14,
    owner: 'testing#1',
    team: ['node#6'],
  },
  {
    key: 'contrast-bench',
    title: 'Contrast bench',
    description:
      'A workbench for design tokens: change a colour, see every pair that falls below its contrast, in light and dark, at every size it is used. Designers drag, developers diff, nobody argues from memory.',
    duties: [
      'Compute contrast for every pair that really meets on a screen.',
      'Read tokens from Figma and from CSS and show where they disagree.',
      'Make the bench itself pass its own test.',
    ],
    technologies: ['TypeScript', 'React', 'CSS', 'Figma', 'Storybook'],
    skills: ['Design systems', 'Accessibility', 'Frontend'],
    teamSize: 4,
    createdDaysAgo: 9,
    startsAfterDays: 6,
    weeks: 12,
    owner: 'design#0',
    team: ['react#11'],
  },
  {
    key: 'quiet-hours',
    title: 'Quiet hours: notifications with manners',
    description:
      'A small library and service that decides whether a message may ring. It knows quiet hours, time zones, "only if it is about tomorrow", and bundles the rest into one morning note. Built for the other projects here.',
    duties: [
      'Define rules that people can read back to you.',
      'Prove with tests what happens on the night the clocks change.',
      'Ship clients for Node and Elixir that agree to the minute.',
    ],
    technologies: ['Node.js', 'TypeScript', 'Redis', 'Elixir'],
    skills: ['Backend', 'API design', 'Testing'],
    teamSize: 4,
    createdDaysAgo: 2.3,
    startsAfterDays: 10,
    weeks: 12,
    owner: 'node',
    team: [],
  },
];
