import type { ListedIdea, RequestIdea } from './request-idea.ts';
import { makersInvitations, makersJoinRequests } from './requests-makers-pending.ts';

const joinRequests: readonly ListedIdea[] = [
  {
    project: 'ledgerline',
    person: '@plain-otter',
    note: 'I run the books of a rowing club in a spreadsheet. I would like to stop. The tests for closing a year sound like my kind of evening.',
    daysAgo: 0.3,
  },
  {
    project: 'ledgerline',
    person: '@copper-wren',
    note: 'The statement that prints on one page: I would love to build that, and the stories for every state it can be in.',
    daysAgo: 0.35,
  },
  {
    project: 'ledgerline',
    person: '@late-meadow',
    note: 'I cannot program well yet, but I am the treasurer you are writing for. I can test and I can tell you where it hurts.',
    daysAgo: 4,
  },
  {
    project: 'seedbank',
    person: 'django#3',
    note: 'I worked for a seed company and modelled varieties there. Synonyms still follow me into my dreams.',
    daysAgo: 1.2,
  },
  {
    project: 'seedbank',
    person: 'testing#5',
    note: 'I test with a screen reader every day and can write the checks for your search page.',
    daysAgo: 3.6,
  },
  {
    project: 'tidewater',
    person: 'node#11',
    note: 'Sync over bad links is what I do at work, without the sea view. I would start with the outbox on the tablet.',
    daysAgo: 0.8,
  },
  {
    project: 'tidewater',
    person: 'devops#4',
    note: 'One machine, one kettle: I have run exactly this for a sailing school. Backups included.',
    daysAgo: 2.1,
  },
  {
    project: 'saltmarsh',
    person: 'react#5',
    note: 'I paddle every week and my phone lives in a bag. I have built two offline apps and would like to help with the cache.',
    daysAgo: 2.7,
  },
  {
    project: 'gauge',
    person: 'data#0',
    note: 'I clean river data for fun. Ice readings too; I have a small collection.',
    daysAgo: 1.9,
  },
  {
    project: 'footpath',
    person: 'react',
    note: 'I walk these paths. I could take the map layer and make it work by keyboard.',
    daysAgo: 5.2,
  },
  {
    project: 'switchboard',
    person: 'devops#2',
    note: 'I look after phone systems for an emergency call centre. Draining calls before a deploy is my bread and butter.',
    daysAgo: 0.9,
  },
  {
    project: 'switchboard',
    person: 'elixir#6',
    note: 'I have been on the other end of a helpline and I write Elixir. Please put me anywhere.',
    daysAgo: 6.4,
  },
  {
    project: 'ramp-map',
    person: 'data#6',
    note: 'Dirty addresses, kerbs, slopes: I would enjoy the imports, and I push a pram on Fridays.',
    daysAgo: 3.1,
  },
  {
    project: 'captioneer',
    person: 'node#1',
    note: 'Numbered words and gap requests over WebSocket: done it for a chat, would do it for Mr. Petrov.',
    daysAgo: 0.6,
  },
  {
    project: 'chorus',
    person: 'react',
    note: 'I sing alto badly and build calendars well. Both seem useful here.',
    daysAgo: 4.4,
  },
  {
    project: 'quarry',
    person: 'ml#3',
    note: 'My thesis was on describing sounds in words. I have ideas about crowds and waterfalls.',
    daysAgo: 7.3,
  },
  {
    project: 'kiln',
    person: 'react',
    note: 'I share a kiln with thirty people and a clipboard. I could build the booking page, clay-proof.',
    daysAgo: 2.4,
  },
  {
    project: 'slate',
    person: 'svelte#0',
    note: 'Small lessons in small files is exactly how I like to draw. I can take the SVG work.',
    daysAgo: 8.1,
  },
  {
    project: 'frost-call',
    person: 'devops#1',
    note: 'You asked for somebody who does operations for fun. I renew certificates for fun.',
    daysAgo: 1.4,
  },
  {
    project: 'evening-dose',
    person: 'flutter#2',
    note: 'I worked in a pharmacy for nine years before I wrote code. I know the tired person.',
    daysAgo: 5.8,
  },
  {
    project: 'waiting-room',
    person: 'dotnet#5',
    note: 'SignalR hubs and presence are my daily work. I like that it forgets everybody at midnight.',
    daysAgo: 3.3,
  },
  {
    project: 'borrowed-grandparents',
    person: 'elixir#0',
    note: 'I have tamed WebRTC for a phone queue. It still bites, but I know where.',
    daysAgo: 1.1,
  },
  {
    project: 'flake-diary',
    person: 'testing#2',
    note: 'I keep a paper notebook of flaky tests. It has 212 entries and would like to be a database.',
    daysAgo: 0.5,
  },
  {
    project: 'contrast-bench',
    person: 'design#2',
    note: 'Dark mode without regret needs exactly this. I can read tokens from Figma, I did it last year.',
    daysAgo: 2.2,
  },
  {
    project: 'dawn-chorus',
    person: 'android#1',
    note: 'Former field biologist, current Android developer. I will defend pipits.',
    daysAgo: 9.5,
  },
  {
    project: 'prompt-corner',
    person: 'node',
    note: 'I know you are full. If a seat opens before opening night, I am good at realtime and quiet in the dark.',
    daysAgo: 6.1,
  },
  {
    project: 'drifters',
    person: 'writing#3',
    note: 'I taught physics to thirteen-year-olds for eleven years. Step nine is where I would begin.',
    daysAgo: 4.9,
  },
];

const invitations: readonly ListedIdea[] = [
  {
    project: 'saltmarsh',
    person: '@plain-otter',
    note: 'Your offline queue is what our tide cache is missing, and you test around midnight. The seat by the window is free.',
    daysAgo: 0.4,
  },
  {
    project: 'ledgerline',
    person: '@still-harbor',
    note: 'You like things that add up. We have eleven years of spreadsheets that nearly do.',
    daysAgo: 1.6,
  },
  {
    project: 'page-turn',
    person: 'ml#5',
    note: 'We follow a score by ear and get lost in the repeats. You seem to enjoy audio that misbehaves.',
    daysAgo: 3.9,
  },
  {
    project: 'plot-nine',
    person: 'security#0',
    note: 'A public list without names: I would feel better with you looking over it.',
    daysAgo: 2.8,
  },
  {
    project: 'last-bus',
    person: 'maps#5',
    note: 'Footways in the old town make no sense to me. I suspect they do to you.',
    daysAgo: 5.5,
  },
  {
    project: 'tin-roof',
    person: 'writing#0',
    note: 'Our mails to volunteers are too long. One page from you would save a lot of tins.',
    daysAgo: 7.7,
  },
];

export const pendingIdeas: readonly RequestIdea[] = [
  ...[...joinRequests, ...makersJoinRequests].map((idea) => ({
    ...idea,
    kind: 'join_request' as const,
    status: 'pending' as const,
  })),
  ...[...invitations, ...makersInvitations].map((idea) => ({
    ...idea,
    kind: 'invitation' as const,
    status: 'pending' as const,
  })),
];
