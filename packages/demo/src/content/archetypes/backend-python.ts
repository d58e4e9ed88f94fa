import type { Archetype } from './archetype.ts';

export const django: Archetype = {
  id: 'django',
  roles: ['Backend developer', 'Full-stack developer'],
  core: ['Python', 'Django', 'PostgreSQL', 'Backend'],
  often: ['HTML', 'SQL', 'Celery', 'Testing', 'Docker'],
  sometimes: ['REST', 'Redis', 'JavaScript', 'CSS', 'htmx', 'Accessibility', 'pytest'],
  interests: ['archives', 'libraries', 'education', 'gardening', 'local history'],
  repositories: [
    { name: '{s}-catalogue', about: 'A searchable catalogue of {thing}.', language: 'Python' },
    { name: 'django-{s}', about: 'Reusable Django app for {thing}.', language: 'Python' },
    { name: '{s}-register', about: 'Sign-ups and waiting lists for {thing}.', language: 'Python' },
    { name: '{s}-archive', about: 'Keeps {thing} readable for the next fifty years.', language: 'Python' },
    { name: '{s}-inbox', about: 'Turns mail about {thing} into tidy records.', language: 'Python' },
  ],
  people: [
    {
      bio: 'Librarian who learned Django to fix one catalogue and then could not stop. I am good with messy records.',
      also: ['Technical writing'],
    },
    {
      bio: 'GTFS, open data, trains.',
      also: ['htmx'],
    },
    {
      bio: 'Museum collections, provenance, dates like "circa 1890?". Data modelling is where I earn my tea.',
      also: ['SQL'],
    },
    {
      bio: 'django, celery, postgres. 7 years. prefer async communication, no calls before noon',
      also: ['Celery'],
    },
    {
      bio: 'Backend developer for a network of schools. I take accessibility and school holidays seriously.',
      also: ['Accessibility'],
    },
    {
      bio: 'Permissions, exports, reports. The board wants it on Thursday. It will be there on Thursday.',
      also: ['REST', 'pandas'],
    },
    { bio: 'I work 50% as developer (Django) and 50% as choir conductor. No free time in December.' },
    {
      bio: '10y Python. TDD.',
      also: ['pytest', 'CI/CD'],
    },
    {
      bio: 'Looking for people to build cultural software with: archives, festivals, small theatres.',
      also: ['Elasticsearch'],
    },
  ],
};

export const fastapi: Archetype = {
  id: 'fastapi',
  roles: ['Backend developer', 'API developer', 'Data developer'],
  core: ['Python', 'FastAPI', 'Backend', 'PostgreSQL'],
  often: ['SQLAlchemy', 'Docker', 'REST', 'Pydantic', 'Testing'],
  sometimes: ['Redis', 'Flask', 'pandas', 'AWS', 'RabbitMQ', 'pytest', 'NumPy'],
  interests: ['open data', 'climate', 'sound', 'public transport', 'cooking'],
  repositories: [
    { name: '{s}-service', about: 'Typed Python service for {thing}.', language: 'Python' },
    { name: '{s}-search', about: 'Full-text and fuzzy search over {thing}.', language: 'Python' },
    { name: '{s}-scraper', about: 'Collects {thing} politely and keeps the originals.', language: 'Python' },
    {
      name: '{s}-forecast',
      about: 'Simple forecasts for {thing}, with honest error bars.',
      language: 'Python',
    },
  ],
  people: [
    {
      bio: 'I turn research scripts into services that stay up. The researcher should not notice, apart from the sleep.',
      also: ['NumPy'],
    },
    {
      bio: 'Public transport data is my weekend. GTFS at breakfast, realtime feeds at lunch.',
      also: ['GIS', 'pandas'],
    },
    {
      bio: 'Linguist who became API developer. FastAPI mostly. I also proofread your README for free.',
      also: ['Natural language processing'],
    },
    {
      bio: 'Python at an energy co-op: meters, tariffs, and the one customer in a lighthouse.',
      also: ['SQLAlchemy', 'MQTT'],
    },
    {
      bio: 'I care about the second year of a service: upgrades, logs, deleting what nobody calls.',
      also: ['Docker', 'CI/CD'],
    },
    {
      bio: 'Former sound archivist. I index audio and build the API that finds it again.',
      also: ['Elasticsearch', 'NumPy'],
    },
    {
      bio: 'Async Python, queues, back-pressure. I draw the diagram before I write the worker.',
      also: ['RabbitMQ', 'Redis'],
    },
    {
      bio: 'Three years out of university, keen on review. Tell me what you would have done.',
      also: ['pytest'],
    },
  ],
};
