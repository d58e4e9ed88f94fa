import type { Archetype } from './archetype.ts';

export const node: Archetype = {
  id: 'node',
  roles: ['Backend developer', 'Full-stack developer', 'API developer'],
  core: ['Node.js', 'TypeScript', 'PostgreSQL', 'Backend'],
  often: ['JavaScript', 'Docker', 'REST', 'Testing', 'Redis'],
  sometimes: ['Express', 'Fastify', 'NestJS', 'Socket.IO', 'GraphQL', 'React', 'Kafka', 'CI/CD', 'MongoDB'],
  interests: ['local tools', 'realtime', 'open data', 'sailing', 'community software', 'good errors'],
  repositories: [
    {
      name: '{s}-api',
      about: 'REST API for {thing}, with an OpenAPI document and contract tests.',
      language: 'TypeScript',
    },
    { name: '{s}-live', about: 'Live updates for {thing} over WebSocket.', language: 'TypeScript' },
    { name: '{s}-sync', about: 'Two-way sync of {thing} that does not lose edits.', language: 'TypeScript' },
    { name: '{s}-jobs', about: 'Nightly jobs around {thing}, safe to run twice.', language: 'TypeScript' },
    {
      name: '{s}-import',
      about: 'Imports {thing} from the spreadsheets people really have.',
      language: 'JavaScript',
    },
    {
      name: '{s}-mailer',
      about: 'Reminders about {thing} by mail, with quiet hours.',
      language: 'TypeScript',
    },
  ],
  people: [
    {
      bio: 'Node + Postgres. I work at a travel company in Porto. Sorry for my english, is not perfect but I write every day.',
      also: ['Fastify'],
    },
    {
      bio: 'websockets / realtime / presence. also: bass guitar',
      also: ['Socket.IO', 'WebSockets'],
    },
    {
      bio: 'Backend developer at a ticketing company. I know what happens at 10:00:00 when doors open, and would like a calmer queue.',
      also: ['Redis', 'Kafka'],
    },
    {
      bio: 'I keep the books of a climbing club in a database of my own making. It balances.',
      also: ['SQL', 'Payments'],
    },
    {
      bio: 'NestJS by day, node by night. I am from Colombo, english not first language but code is',
      also: ['NestJS'],
    },
    {
      bio: 'Ex DBA. Slow query? Send me the EXPLAIN.',
      also: ['SQL', 'Databases'],
    },
    {
      bio: 'I like the boring middle of a project: imports, retries, audit logs, the thing that runs at four in the morning.',
      also: ['CI/CD'],
    },
    {
      bio: 'fullstack-ish. give me an endpoint',
      also: ['React', 'Express'],
    },
    { bio: 'GraphQL, REST, whatever the frontend needs. 8 yrs exp.', also: ['GraphQL'] },
    {
      bio: 'Evening developer, daytime physiotherapist. I built our clinic’s waiting list and learned about time zones the hard way.',
      also: ['Express', 'MongoDB'],
    },
    {
      bio: 'I help small charities move off a single overworked laptop. Docker Compose is usually enough.',
      also: ['Docker', 'Linux'],
    },
    { bio: 'Looking for a project with an actual user I can phone.', also: ['Fastify', 'REST'] },
  ],
};

export const go: Archetype = {
  id: 'go',
  roles: ['Backend developer', 'Platform engineer', 'Systems developer'],
  core: ['Go', 'Backend', 'PostgreSQL'],
  often: ['Docker', 'gRPC', 'REST', 'Linux', 'Testing'],
  sometimes: ['Kubernetes', 'Redis', 'Kafka', 'Prometheus', 'SQLite', 'NATS', 'CI/CD'],
  interests: ['networks', 'command lines', 'self-hosting', 'radio', 'distance running'],
  repositories: [
    { name: '{s}d', about: 'A single-binary server for {thing}.', language: 'Go' },
    { name: '{s}-cli', about: 'Query {thing} from a terminal, with output you can pipe.', language: 'Go' },
    { name: '{s}-relay', about: 'Store-and-forward relay for {thing} over flaky links.', language: 'Go' },
    { name: '{s}-feed', about: 'Turns {thing} into feeds that any reader understands.', language: 'Go' },
    { name: '{s}-proxy', about: 'A caching proxy in front of slow sources of {thing}.', language: 'Go' },
  ],
  people: [
    {
      bio: 'Go, Postgres, one binary, one config file. I like software you can explain to the person on call.',
    },
    {
      bio: 'I run the mesh network of our valley: 41 roofs, two of them with goats. Mostly Go and patience.',
      also: ['Linux', 'Networking'],
    },
    {
      bio: 'Payments (Go). Available: Tue + Thu evening, CET.',
      also: ['Payments', 'Kafka'],
    },
    {
      bio: 'Platform work at a weather service: ingest, queues, dashboards, and a lot of rain.',
      also: ['Kubernetes', 'Prometheus'],
    },
    {
      bio: 'serial, modbus, can bus, mqtt. reverse engineering for fun',
      also: ['gRPC', 'MQTT'],
    },
    {
      bio: 'Backend developer, amateur astronomer. I sort very large files at night while the camera counts photons.',
      also: ['SQLite'],
    },
    {
      bio: 'PHP -> Go in 2021. Looking for a side project with other people, my last 4 were alone and all unfinished',
      also: ['Testing', 'PHP'],
    },
    { bio: 'Edge / IoT backend. NATS, SQLite, bad networks.', also: ['NATS', 'SQLite'] },
    {
      bio: 'Search and indexing, mostly. I can make 200 GB of PDFs answer in a blink.',
      also: ['Elasticsearch'],
    },
    {
      bio: 'Volunteer admin for a food bank. Our stock system is a Go program and a label printer, and I am proud of both.',
      also: ['REST'],
    },
  ],
};
