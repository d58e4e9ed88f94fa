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
      bio: 'I write APIs that say no politely. Postgres does most of the work and I let it.',
      also: ['Fastify'],
    },
    {
      bio: 'Realtime is my thing: presence, ordering, reconnects. I once debugged a chat from a ferry and it was the right place to do it.',
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
      bio: 'NestJS at work, plain Node at home. Happiest when a migration runs in two steps and nobody notices.',
      also: ['NestJS'],
    },
    {
      bio: 'Started as a database administrator, so I read the query plan before the code.',
      also: ['SQL', 'Databases'],
    },
    {
      bio: 'I like the boring middle of a project: imports, retries, audit logs, the thing that runs at four in the morning.',
      also: ['CI/CD'],
    },
    {
      bio: 'Full stack with a lean to the back. I can make a page, but I would rather make the endpoint it deserves.',
      also: ['React', 'Express'],
    },
    { bio: 'Six years of GraphQL, two of undoing it. Ask me about caching.', also: ['GraphQL'] },
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
      bio: 'Payments engineer. I have opinions on idempotency keys and keep them short.',
      also: ['Payments', 'Kafka'],
    },
    {
      bio: 'Platform work at a weather service: ingest, queues, dashboards, and a lot of rain.',
      also: ['Kubernetes', 'Prometheus'],
    },
    {
      bio: 'I enjoy protocols. Give me a serial cable and an old manual and I will be quiet for a week.',
      also: ['gRPC', 'MQTT'],
    },
    {
      bio: 'Backend developer, amateur astronomer. I sort very large files at night while the camera counts photons.',
      also: ['SQLite'],
    },
    {
      bio: 'Moved from PHP to Go and kept the habit of shipping on Fridays, now with tests.',
      also: ['Testing', 'PHP'],
    },
    { bio: 'I write the part that survives when the uplink does not.', also: ['NATS', 'SQLite'] },
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
