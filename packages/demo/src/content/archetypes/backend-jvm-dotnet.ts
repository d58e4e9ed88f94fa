import type { Archetype } from './archetype.ts';

export const java: Archetype = {
  id: 'java',
  roles: ['Backend developer', 'Full-stack developer', 'Software architect'],
  core: ['Java', 'Spring Boot', 'Backend', 'SQL'],
  often: ['PostgreSQL', 'Docker', 'Hibernate', 'JUnit', 'REST'],
  sometimes: ['Kafka', 'Kotlin', 'Kubernetes', 'Microservices', 'Angular', 'Testing', 'Gradle', 'MySQL'],
  interests: ['domain modelling', 'public services', 'chess', 'mountain rescue', 'history'],
  repositories: [
    { name: '{s}-server', about: 'Spring Boot service for {thing}.', language: 'Java' },
    { name: '{s}-ledger', about: 'Double-entry bookkeeping for {thing}.', language: 'Java' },
    { name: '{s}-scheduler', about: 'Plans {thing} under too many constraints.', language: 'Java' },
    {
      name: '{s}-gateway',
      about: 'Gateway in front of five old systems that know {thing}.',
      language: 'Java',
    },
    { name: '{s}-rules', about: 'A readable rule engine for {thing}.', language: 'Kotlin' },
  ],
  people: [
    {
      bio: 'Java developer since 2009. I like to sit with the users first and draw, then code.',
      also: ['Microservices'],
    },
    {
      bio: 'Integration engineer. SOAP, EDI, AS/400, you name it. Nothing surprises me any more',
      also: ['Kafka'],
    },
    {
      bio: 'Scheduling problems: nurses, kilns, rehearsal rooms. There is always one constraint nobody mentioned.',
      also: ['Algorithms'],
    },
    {
      bio: 'Spring by day. Volunteer with mountain rescue by night, where our call list is still a phone tree.',
      also: ['Kotlin'],
    },
    {
      bio: 'Java backend @ insurance. want something with humans in it',
      also: ['Testing', 'JUnit'],
    },
    {
      bio: 'Architect. I only do meetings now and want to CODE again!!',
      also: ['Kubernetes', 'Microservices'],
    },
    {
      bio: 'Postgres and Java. Happy to explain isolation levels to anyone who asks.',
      also: ['PostgreSQL', 'Databases'],
    },
    {
      bio: 'I teach Java at an evening school and bring the good students along if the project allows.',
      also: ['Gradle'],
    },
    {
      bio: 'Full stack in practice: Spring in the morning, Angular in the afternoon, documentation never, but I am working on that.',
      also: ['Angular', 'TypeScript'],
    },
  ],
};

export const dotnet: Archetype = {
  id: 'dotnet',
  roles: ['Backend developer', 'Full-stack developer'],
  core: ['C#', '.NET', 'ASP.NET', 'Backend'],
  often: ['SQL', 'Entity Framework', 'Docker', 'REST', 'SQL Server'],
  sometimes: ['Azure', 'PostgreSQL', 'TypeScript', 'React', 'Blazor', 'Testing', 'SignalR'],
  interests: ['accounting', 'boats', 'home automation', 'wood working', 'public services'],
  repositories: [
    {
      name: '{s}.Service',
      about: 'ASP.NET Core service for {thing}, minimal APIs throughout.',
      language: 'C#',
    },
    { name: '{s}.Import', about: 'Reads {thing} from Excel files nobody dares to touch.', language: 'C#' },
    { name: '{s}.Worker', about: 'Background worker that keeps {thing} in step.', language: 'C#' },
    { name: '{s}.Reports', about: 'Printable reports about {thing}.', language: 'C#' },
  ],
  people: [
    {
      bio: 'C# / .NET 8, shipping company, 9 years. Remote from Aarhus.',
      also: ['Docker'],
    },
    { bio: 'dotnet dev. mostly apis. I do write the tests, promise', also: ['Testing'] },
    {
      bio: 'Accountant turned developer. If your project has money in it, I will find the missing cent.',
      also: ['Payments', 'SQL'],
    },
    {
      bio: 'Blazor, home automation, 3d printing, two kids. Not much time but reliable.',
      also: ['Blazor', 'Internet of Things'],
    },
    {
      bio: 'Public sector developer, used to audits. I can make a change log read like a story.',
      also: ['Security', 'Azure'],
    },
    {
      bio: 'I do the live parts: SignalR hubs, presence, things that blink when they should.',
      also: ['SignalR', 'TypeScript'],
    },
    {
      bio: 'Senior .NET engineer. I can offer:\n- code review\n- architecture advice\n- about 3 hours a week',
      also: ['Entity Framework'],
    },
    {
      bio: 'Full stack with React in front. I like projects with one clear owner and a short list.',
      also: ['React', 'TypeScript'],
    },
  ],
};
