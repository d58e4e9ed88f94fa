import type { Archetype } from './archetype.ts';

export const rust: Archetype = {
  id: 'rust',
  roles: ['Systems developer', 'Backend developer'],
  core: ['Rust', 'Backend'],
  often: ['Tokio', 'Linux', 'SQLite', 'Testing', 'Axum'],
  sometimes: ['WebAssembly', 'PostgreSQL', 'gRPC', 'C', 'Embedded systems', 'Docker', 'Algorithms'],
  interests: ['compilers', 'maps', 'local first', 'keyboards', 'bird watching'],
  repositories: [
    { name: '{s}-rs', about: 'Parser and writer for {thing}, fuzzed daily.', language: 'Rust' },
    { name: '{s}-index', about: 'A compact index over {thing}, memory-mapped.', language: 'Rust' },
    { name: '{s}-wasm', about: 'Computes {thing} in the browser, in WebAssembly.', language: 'Rust' },
    { name: '{s}-tui', about: 'A terminal view of {thing}.', language: 'Rust' },
    { name: '{s}-store', about: 'Local-first storage for {thing} with mergeable history.', language: 'Rust' },
  ],
  people: [
    {
      bio: 'I write parsers for formats that predate me. Fuzzers are my pair programmers.',
      also: ['Algorithms'],
    },
    {
      bio: 'CRDTs! Local-first! Ask me anything, I WILL draw diagrams',
      also: ['SQLite', 'WebAssembly'],
    },
    {
      bio: 'Rust in production since 2019, mostly audio and other things with deadlines in microseconds.',
      also: ['Audio programming'],
    },
    {
      bio: 'Tide predictions, moon phases, ephemerides. Numerical code that has to agree with the almanac.',
      also: ['WebAssembly', 'Algorithms'],
    },
    {
      bio: '20 years of C, now Rust. Embedded, drivers, firmware. Don’t ask me for CSS.',
      also: ['C', 'Embedded systems'],
    },
    {
      bio: 'perf. profiling. flamegraphs.',
      also: ['Performance', 'WebAssembly'],
    },
    {
      bio: 'Async services with Axum and Postgres; bird sound recordings at five in the morning.',
      also: ['Axum', 'PostgreSQL'],
    },
    {
      bio: 'Terminal interfaces for people who never leave the terminal, and a few for people who should.',
      also: ['Linux'],
    },
    {
      bio: 'Maths teacher, learning Rust since 2 years. Would like to do a real project with patient people.',
      also: ['Algorithms', 'Testing'],
    },
  ],
};

export const elixir: Archetype = {
  id: 'elixir',
  roles: ['Backend developer', 'Full-stack developer'],
  core: ['Elixir', 'Phoenix', 'Backend', 'PostgreSQL'],
  often: ['Phoenix LiveView', 'Ecto', 'Erlang', 'Docker'],
  sometimes: ['Testing', 'Tailwind CSS', 'WebRTC', 'Redis', 'JavaScript'],
  interests: ['helplines', 'realtime', 'community radio', 'co-operatives', 'tea'],
  repositories: [
    {
      name: '{s}_live',
      about: 'LiveView app for {thing}; no page reloads, little JavaScript.',
      language: 'Elixir',
    },
    { name: '{s}_queue', about: 'Fair queues for {thing}, supervised.', language: 'Elixir' },
    { name: '{s}_hub', about: 'Everyone watching {thing} sees the same thing at once.', language: 'Elixir' },
    { name: 'ex_{s}', about: 'Elixir client for public data on {thing}.', language: 'Elixir' },
  ],
  people: [
    {
      bio: 'I build phone queues for helplines. Nobody should hear a busy tone when they call at night.',
      also: ['WebRTC', 'Phoenix LiveView'],
    },
    { bio: 'Erlang/OTP, telecom, 1999–today. Semi-retired, so I have time.', also: ['Erlang'] },
    {
      bio: 'LiveView convert. I can take a sketch to a working page in the time it takes to choose a bundler.',
      also: ['Phoenix LiveView', 'Tailwind CSS'],
    },
    {
      bio: 'Member of a co-operative of nine developers and one dog. We share everything but keyboards.',
      also: ['Testing'],
    },
    {
      bio: 'Community radio engineer. My supervision trees have survived a flooded basement.',
      also: ['Linux'],
    },
    {
      bio: 'I look after ticketing for a repertory cinema: small numbers, strong opinions.',
      also: ['Payments'],
    },
    { bio: 'Elixir. Introvert. I prefer to write instead of video calls if this is ok.' },
  ],
};
