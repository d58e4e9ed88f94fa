import type { Archetype } from './archetype.ts';

export const ai: Archetype = {
  id: 'ai',
  roles: ['AI engineer', 'Machine learning engineer', 'Full-stack developer'],
  core: ['Python', 'Large language models'],
  often: ['FastAPI', 'OpenAI API', 'Retrieval-augmented generation', 'Vector databases', 'Docker'],
  sometimes: ['LangChain', 'TypeScript', 'React', 'PyTorch', 'pgvector', 'AI agents', 'Ollama', 'Next.js'],
  interests: ['language', 'open models', 'evaluation', 'education', 'hackathons', 'research'],
  repositories: [
    { name: '{s}-rag', about: 'Questions and answers over {thing}, with sources.', language: 'Python' },
    { name: '{s}-evals', about: 'Test cases for models that talk about {thing}.', language: 'Python' },
    { name: '{s}-agent', about: 'An agent that looks up {thing} and shows its steps.', language: 'Python' },
    { name: 'chat-{s}', about: 'A small chat page about {thing}.', language: 'TypeScript' },
    { name: '{s}-embeddings', about: 'Embeddings of {thing} and a notebook.', language: 'Python' },
  ],
  people: [
    { bio: 'LLM apps since the 2k token days. RAG, evals, agents. Ask me why your retrieval is bad.' },
    { bio: 'PhD dropout (NLP). Now building, not publishing :)', also: ['Natural language processing'] },
    {
      bio: '- agents that do boring paperwork\n- open models on cheap GPUs\n- looking for: somebody who can do frontend, I really can not',
      also: ['AI agents', 'Ollama'],
    },
    { bio: 'ML engineer in Lagos. Voice, low resource languages, anything offline.', also: ['PyTorch'] },
    { bio: 'Full stack + AI. Ship first, fine-tune later.', also: ['TypeScript', 'Next.js', 'React'] },
    {
      bio: 'I measure models for a living. If there is no test set, I will make one before I write any prompt.',
      also: ['Prompt engineering', 'MLOps'],
    },
    { bio: 'data scientist => AI engineer. 5 hackathons, 2 wins, 0 sleep', also: ['Streamlit'] },
    {
      bio: 'Building with language models in Spanish and Quechua. I am interested in education and in public data.',
      also: ['LangChain'],
    },
    { bio: 'hi! vector search nerd. pgvector fan. cat person.', also: ['pgvector', 'PostgreSQL'] },
    {
      bio: 'Software engineer, 8 yrs backend. Moved to AI products this year and learning fast. Prefer small teams (2-4).',
      also: ['Backend', 'PostgreSQL'],
    },
  ],
};

export const founder: Archetype = {
  id: 'founder',
  roles: ['Founder', 'Product manager', 'Designer'],
  core: ['Product management'],
  often: ['UX research', 'Figma', 'Analytics', 'Copywriting'],
  sometimes: ['JavaScript', 'SEO', 'Agile', 'Project management', 'Stripe', 'Prototyping'],
  interests: ['start-ups', 'marketplaces', 'climate', 'health', 'education', 'fintech'],
  repositories: [
    { name: '{s}-landing', about: 'Landing page and waiting list for {thing}.', language: 'JavaScript' },
    { name: '{s}-prototype', about: 'Clickable prototype about {thing}.', language: 'JavaScript' },
  ],
  people: [
    {
      bio: 'Founder, second time. First one failed nicely (ask me!!). Ex consultant, can sell, can cook, can not code. Looking for people who are as excited as I am 🚀',
      also: ['JavaScript'],
    },
    {
      bio: 'Product @ fintech by day. Building something for landlords and tenants at night.',
      also: ['SQL'],
    },
    { bio: 'Nurse, 11 years. I know the problem. I need people who know the solution.' },
    {
      bio: 'Solo founder, Nairobi. B2B. 14 paying customers, 1 overworked me.',
      also: ['JavaScript', 'Stripe'],
    },
    {
      bio: 'I design, interview users and write the copy. Would join a team before starting one.',
      also: ['UX design'],
    },
    { bio: 'Ex-operations in logistics. I think in vans per hour.', also: ['SQL', 'Analytics'] },
    { bio: 'mother of 3, founder of 1. evenings only, very organised', also: ['Project management'] },
    { bio: 'Serial hackathon organiser. I connect people. No-code wizard 🧙', also: ['Agile'] },
  ],
};

export const student: Archetype = {
  id: 'student',
  roles: ['Student', 'Junior developer'],
  core: ['Java', 'Git'],
  often: ['Python', 'SQL', 'HTML', 'CSS', 'JavaScript'],
  sometimes: ['React', 'Spring Boot', 'C', 'Algorithms', 'Linux', 'Flutter', 'Node.js'],
  interests: ['hackathons', 'learning', 'games', 'open source', 'robotics', 'campus life'],
  repositories: [
    { name: '{s}-assignment', about: 'Course work: a small program about {thing}.', language: 'Java' },
    { name: '{s}-app', about: 'My first app. It lists {thing}.', language: 'JavaScript' },
    { name: 'cs-{s}', about: 'Exercises about {thing}, semester 3.', language: 'Java' },
    { name: '{s}-bot', about: 'A bot that posts {thing} in our group chat.', language: 'Python' },
  ],
  people: [
    { bio: 'CS student, 3rd semester. Java, some Python. Free on tuesdays and weekends.' },
    { bio: 'final year, thesis about schedulers, looking for distraction', also: ['Algorithms', 'C'] },
    {
      bio: 'Hello, I am exchange student from Seoul. I want to improve my english and my React in the same time.',
      also: ['React', 'JavaScript'],
    },
    { bio: 'robotics club. will solder for pizza', also: ['C', 'Arduino', 'HTML'] },
    { bio: 'Business informatics, Leipzig. I do the slides too.', also: ['SQL', 'Spring Boot'] },
    { bio: 'Learning every day! 100 days of code: day 63.', also: ['JavaScript', 'HTML', 'CSS'] },
    { bio: 'First generation student. I work at night, so I reply at night.', also: ['Python', 'SQL'] },
    { bio: 'Math + CS double degree. I like compilers and bad puns.', also: ['Algorithms', 'Rust'] },
    { bio: 'looking for internship summer, remote ok', also: ['Spring Boot', 'SQL'] },
  ],
};
