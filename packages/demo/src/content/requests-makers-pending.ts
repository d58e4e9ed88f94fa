import type { ListedIdea } from './request-idea.ts';

/** For hackathons, start-ups, open source, students and models. */
export const makersJoinRequests: readonly ListedIdea[] = [
  {
    project: 'third-place',
    person: 'design#7',
    note: 'I make things look hungry for a living (food packaging). 16 h on a weekend is fine, I bring my own coffee.',
    daysAgo: 3.1,
  },
  {
    project: 'third-place',
    person: 'react-native#3',
    note: 'hi! expo since SDK 30. can do camera. t-shirt size M',
    daysAgo: 1.4,
  },
  {
    project: 'clima-hack',
    person: 'react#8',
    note: 'Maps + React, I can be there all three days. First hackathon in 4 years',
    daysAgo: 1.1,
  },
  {
    project: 'danfo-live',
    person: 'node',
    note: 'I take danfo from Yaba every day. I want this to exist so bad. Backend, websockets.',
    daysAgo: 2.2,
  },
  {
    project: 'first-hackathon',
    person: 'newcomer',
    note: 'also nervous!! I know html and a bit of css. can we be nervous together',
    daysAgo: 0.5,
  },
  {
    project: 'mama-circle',
    person: 'react-native#4',
    note: 'Small apps alone since 3 years, I would like a partner who knows users. Four weeks trial sounds fair.',
    daysAgo: 1.9,
  },
  {
    project: 'mama-circle',
    person: 'node#8',
    note: 'Interested. What is the equity split and do you have a lawyer?',
    daysAgo: 0.8,
  },
  {
    project: 'kitelane',
    person: 'react#4',
    note: 'Dispatcher screen please. I build things for stressed people already (hospital).',
    daysAgo: 5.2,
  },
  {
    project: 'kitelane',
    person: 'data#5',
    note: 'Why was parcel 88213 late? I want to know now',
    daysAgo: 3.3,
  },
  {
    project: 'kitelane',
    person: 'student#8',
    note: 'working student seat: Java/Spring, can learn Go, 10h ok',
    daysAgo: 0.9,
  },
  {
    project: 'lumen-notes',
    person: 'student#6',
    note: 'I can do Arabic + French, at night mostly',
    daysAgo: 6.4,
  },
  {
    project: 'first-issues',
    person: 'student#5',
    note: 'hello can I be newcomer 26',
    daysAgo: 2.7,
  },
  {
    project: 'tinyq',
    person: 'go#5',
    note: 'I use tinyq at work, 3 mio jobs a day. Would like to give back. Reviews: daily, short.',
    daysAgo: 4.6,
  },
  {
    project: 'datepick',
    person: 'design#8',
    note: 'I have read the pattern guide so you do not have to. Ranges by keyboard: yes please.',
    daysAgo: 2.5,
  },
  {
    project: 'lease-reader',
    person: 'ai#6',
    note: 'retrieval + evals, won 2 hackathons with worse ideas than this',
    daysAgo: 0.7,
  },
  {
    project: 'lease-reader',
    person: 'newcomer',
    note: 'I do the learning seat? I signed 5 leases in my life and understood 0',
    daysAgo: 3.8,
  },
  {
    project: 'yoruba-evals',
    person: 'ai#3',
    note: 'Native speaker, 2 quiet rooms, 1 loud generator. I can record 3 hours per month.',
    daysAgo: 4.4,
  },
  {
    project: 'socratic',
    person: 'react#11',
    note: 'Frontend with taste, says my mother. I taught maths for 6 years, so I know the face they make.',
    daysAgo: 0.6,
  },
  {
    project: 'sign-dict',
    person: 'testing#5',
    note: 'Can test with two schools here. Please plan for one-handed use.',
    daysAgo: 8.2,
  },
  {
    project: 'toy-compiler',
    person: 'rust#8',
    note: 'I teach maths and read old papers for breakfast.',
    daysAgo: 9.1,
  },
  {
    project: 'capstone-ward',
    person: 'newcomer',
    note: 'Nurse here, ward 12 years. Not a student but I can tell you about the shoes.',
    daysAgo: 4.9,
  },
];

export const makersInvitations: readonly ListedIdea[] = [
  {
    project: 'danfo-live',
    person: 'android#0',
    note: 'Your old phones are exactly our users. Come and break our app?',
    daysAgo: 1.7,
  },
  {
    project: 'council-rag',
    person: 'django#0',
    note: 'You tamed one catalogue. We have 11,400 PDFs and coffee.',
    daysAgo: 2.6,
  },
  {
    project: 'prompt-ci',
    person: 'data#2',
    note: 'We need a statistician who labels axes. You label axes.',
    daysAgo: 3.5,
  },
  {
    project: 'shift-swap',
    person: 'ios',
    note: 'Café owners keep asking for an iPhone app. Interested in talking? No rush',
    daysAgo: 4.1,
  },
];
