import type { Archetype } from './archetype.ts';

export const vue: Archetype = {
  id: 'vue',
  roles: ['Frontend developer', 'Web developer'],
  core: ['Vue.js', 'TypeScript', 'CSS', 'Frontend'],
  often: ['JavaScript', 'HTML', 'Pinia', 'Vite', 'Nuxt'],
  sometimes: ['Vitest', 'Testing', 'Sass', 'Node.js', 'Accessibility', 'Tailwind CSS'],
  interests: ['community software', 'gardening', 'open data', 'board games', 'language learning'],
  repositories: [
    { name: '{s}-vue', about: 'Browse and edit {thing} in a small Vue app.', language: 'Vue' },
    { name: 'nuxt-{s}', about: 'Nuxt starter for sites about {thing}.', language: 'TypeScript' },
    {
      name: '{s}-kiosk',
      about: 'Kiosk screens for {thing}, with large targets and no hover.',
      language: 'Vue',
    },
    { name: '{s}-picker', about: 'An accessible picker for {thing}.', language: 'TypeScript' },
    { name: '{s}-notes', about: 'Shared notes on {thing}, stored in the browser first.', language: 'Vue' },
  ],
  people: [
    {
      bio: 'I run the website of a tool library and rewrote it in Vue one winter. The members now lend twice as much, mostly drills.',
    },
    {
      bio: 'Frontend. Vue, TypeScript, testing. Remote, CET.',
      also: ['Testing'],
    },
    {
      bio: 'Nuxt, content sites, and the last ten per cent that makes them feel quick.',
      also: ['Nuxt', 'Performance'],
    },
    {
      bio: 'Teacher first, developer second. I build small exercises for my pupils and would like to build a big one with others.',
      also: ['HTML', 'Accessibility'],
    },
    {
      bio: 'I translate interfaces into four languages and fix the layouts that break when German arrives.',
      also: ['Internationalization'],
    },
    { bio: 'Vue 1 → 3. Now I mostly remove things.', also: ['Vitest'] },
    {
      bio: 'I make dashboards for wind farms. Wind farms do not forgive a misleading axis.',
      also: ['D3.js', 'Data visualization'],
    },
    { bio: 'One evening a week. Nice people please :)' },
  ],
};

export const svelte: Archetype = {
  id: 'svelte',
  roles: ['Frontend developer', 'Creative developer'],
  core: ['Svelte', 'TypeScript', 'CSS', 'Frontend'],
  often: ['JavaScript', 'HTML', 'SvelteKit', 'Vite'],
  sometimes: ['SVG', 'WebGL', 'D3.js', 'Node.js', 'SQLite', 'Progressive web apps', 'Web Audio API'],
  interests: ['small web', 'generative art', 'maps', 'sound', 'zines'],
  repositories: [
    { name: '{s}-pocket', about: 'A pocket-sized site for {thing}: 40 kB all in.', language: 'Svelte' },
    { name: '{s}-draw', about: 'Drawing {thing} with SVG and a little physics.', language: 'TypeScript' },
    { name: '{s}-zine', about: 'An interactive zine about {thing}.', language: 'Svelte' },
    {
      name: '{s}-timer',
      about: 'Timers for {thing} that keep counting in a closed tab.',
      language: 'TypeScript',
    },
  ],
  people: [
    {
      bio: 'Illustrator. Svelte since last year. I draw all your icons if somebody helps me with the backend.',
      also: ['SVG'],
    },
    {
      bio: 'Sound designer who learned SvelteKit to stop mailing people audio files.',
      also: ['Web Audio API', 'SvelteKit'],
    },
    {
      bio: 'Interactive explainers: how a lock works, how a tide turns. I like teams with a scientist in them.',
      also: ['D3.js', 'Data visualization'],
    },
    {
      bio: 'One-person web shop for cafés and choirs. I have strong feelings about opening hours.',
      also: ['SvelteKit', 'SQLite'],
    },
    { bio: 'webgl / glsl / p5. student. can send you my sketches', also: ['WebGL', 'Canvas API'] },
    {
      bio: 'I left a large framework for a small one and got my weekends back. Would spend some of them on something useful.',
    },
    {
      bio: 'Student of cartography. I draw maps in the browser and would like someone to tell me when my code is odd.',
      also: ['MapLibre', 'GIS'],
    },
  ],
};

export const angular: Archetype = {
  id: 'angular',
  roles: ['Frontend developer', 'Full-stack developer'],
  core: ['Angular', 'TypeScript', 'Frontend', 'RxJS'],
  often: ['HTML', 'CSS', 'Testing', 'JavaScript'],
  sometimes: ['Sass', 'Java', 'C#', 'Accessibility', 'GraphQL', 'Playwright'],
  interests: ['public services', 'hiking', 'accessibility', 'forms that work'],
  repositories: [
    {
      name: '{s}-admin',
      about: 'Back office for {thing}, with real keyboard shortcuts.',
      language: 'TypeScript',
    },
    { name: 'ng-{s}', about: 'Angular components for showing {thing}.', language: 'TypeScript' },
    {
      name: '{s}-planner',
      about: 'Planning {thing} by drag, by keyboard and by import.',
      language: 'TypeScript',
    },
    {
      name: '{s}-register',
      about: 'A public register of {thing}, WCAG AA throughout.',
      language: 'TypeScript',
    },
  ],
  people: [
    {
      bio: 'I have built permit forms for two city governments. The best one has four questions.',
      also: ['Accessibility'],
    },
    {
      bio: 'Angular 2 to 18, yes all of them. I know RxJS well and can pair on Thursdays.',
      also: ['Testing'],
    },
    {
      bio: 'Full stack in a logistics company: Angular in front, Java behind, pallets everywhere.',
      also: ['Java', 'Spring Boot'],
    },
    {
      bio: 'I maintain the screens of a train dispatch centre. Looking for something with fewer alarms.',
      also: ['Playwright'],
    },
    {
      bio: 'Enterprise by training, volunteer fire brigade by heart. Our roster software needs company.',
      also: ['C#'],
    },
    {
      bio: 'Accessibility auditor who writes the fix as well as the finding.',
      also: ['Accessibility', 'HTML'],
    },
  ],
};
