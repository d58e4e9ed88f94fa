import type { Archetype } from './archetype.ts';

export const php: Archetype = {
  id: 'php',
  roles: ['Backend developer', 'Web developer', 'Full-stack developer'],
  core: ['PHP', 'Laravel', 'MySQL', 'Backend'],
  often: ['HTML', 'CSS', 'JavaScript', 'SQL', 'Docker'],
  sometimes: ['Symfony', 'WordPress', 'Vue.js', 'Testing', 'Redis', 'Livewire', 'NGINX'],
  interests: ['small business', 'festivals', 'local history', 'football clubs', 'cooking'],
  repositories: [
    { name: '{s}-shop', about: 'A small shop for {thing}, invoices included.', language: 'PHP' },
    { name: 'laravel-{s}', about: 'Laravel package for {thing}.', language: 'PHP' },
    { name: '{s}-members', about: 'Membership and fees around {thing}.', language: 'PHP' },
    { name: '{s}-booking', about: 'Booking for {thing} without double bookings.', language: 'PHP' },
  ],
  people: [
    { bio: 'I have kept the websites of eleven football clubs alive on Sundays. Laravel, coffee, no drama.' },
    {
      bio: 'Symfony dev. I like old code. Somebody has to.',
      also: ['Symfony', 'Testing'],
    },
    {
      bio: 'Festival season is my high season: tickets, volunteers, lost children. The software for all three is mine.',
      also: ['Vue.js'],
    },
    {
      bio: 'Freelance web developer in a small town. Most of my clients call it "the computer".',
      also: ['WordPress'],
    },
    {
      bio: 'Booking systems, for saunas, courts, church organs. Two people never get the same hour.',
      also: ['Redis'],
    },
    { bio: 'php since 2006, no regrets (some regrets)', also: ['Technical writing'] },
    {
      bio: 'I run servers for three local newspapers and their archives back to 1871.',
      also: ['NGINX', 'Linux'],
    },
    { bio: 'Learning Laravel after ten years as a chef. Timing and prep carry over.', also: ['Livewire'] },
  ],
};

export const rails: Archetype = {
  id: 'rails',
  roles: ['Full-stack developer', 'Backend developer'],
  core: ['Ruby', 'Ruby on Rails', 'PostgreSQL', 'Backend'],
  often: ['HTML', 'JavaScript', 'RSpec', 'Redis', 'Sidekiq'],
  sometimes: ['Hotwire', 'CSS', 'Tailwind CSS', 'Docker', 'Testing', 'React', 'Heroku'],
  interests: ['mutual aid', 'sewing', 'community software', 'cycling', 'food'],
  repositories: [
    { name: '{s}-rails', about: 'Everything a small group needs to run {thing}.', language: 'Ruby' },
    { name: '{s}-rota', about: 'Who does what when, for {thing}.', language: 'Ruby' },
    { name: '{s}-exchange', about: 'Swap and lend: {thing} between neighbours.', language: 'Ruby' },
    { name: '{s}-digest', about: 'A weekly digest of {thing} worth opening.', language: 'Ruby' },
  ],
  people: [
    {
      bio: 'Rails since 2006. Mentor at the local Ruby meetup, juniors welcome, please do write to me.',
    },
    {
      bio: 'I run a mutual-aid fridge and the app behind it. Both get cleaned on Mondays.',
      also: ['Hotwire'],
    },
    {
      bio: 'Product-minded full-stack developer. I write the copy too, and I read it aloud.',
      also: ['UX design'],
    },
    {
      bio: 'Background jobs and e-mail that arrives. I have met every spam filter personally.',
      also: ['Sidekiq', 'Redis'],
    },
    {
      bio: 'Rotas, shifts, swaps. I scheduled a bicycle kitchen with forty volunteers and no quarrels, one year.',
      also: ['RSpec'],
    },
    {
      bio: 'Career changer (tailor before). Finished my bootcamp in June. First job since September!! Want to get better at CSS and Hotwire.',
      also: ['CSS', 'Hotwire'],
    },
    {
      bio: 'Rails at a housing association. I would like to help tenants’ groups run their own.',
      also: ['Accessibility', 'Testing'],
    },
    {
      bio: 'Ruby dev, 15 yrs. Freelance. Mornings only.',
      also: ['Heroku', 'Docker'],
    },
  ],
};
