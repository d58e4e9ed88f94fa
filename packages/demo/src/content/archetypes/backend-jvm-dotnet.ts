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
      bio: 'Fifteen years of Java and still fond of it. I model the domain on paper with the people who live in it.',
      also: ['Microservices'],
    },
    { bio: 'I make old systems talk to new ones without either losing face.', also: ['Kafka'] },
    {
      bio: 'Scheduling problems: nurses, kilns, rehearsal rooms. There is always one constraint nobody mentioned.',
      also: ['Algorithms'],
    },
    {
      bio: 'Spring by day. Volunteer with mountain rescue by night, where our call list is still a phone tree.',
      also: ['Kotlin'],
    },
    {
      bio: 'Backend developer at an insurer. I know more about edge cases than I would like and would share it for a good cause.',
      also: ['Testing', 'JUnit'],
    },
    {
      bio: 'Recently promoted to writing diagrams. I miss writing code, hence this profile.',
      also: ['Kubernetes', 'Microservices'],
    },
    {
      bio: 'Transactions, isolation levels, and explaining them with beer mats.',
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
      bio: 'I write C# for a shipping line. Containers, the steel ones, then the other ones.',
      also: ['Docker'],
    },
    { bio: 'Minimal APIs, maximal tests. I enjoy a pull request that only deletes.', also: ['Testing'] },
    {
      bio: 'Accountant turned developer. If your project has money in it, I will find the missing cent.',
      also: ['Payments', 'SQL'],
    },
    {
      bio: 'Blazor and home automation. My blinds have continuous integration.',
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
      bio: 'Twelve years of .NET and a wooden boat. Both need regular attention and a dry place.',
      also: ['Entity Framework'],
    },
    {
      bio: 'Full stack with React in front. I like projects with one clear owner and a short list.',
      also: ['React', 'TypeScript'],
    },
  ],
};
