import type { HostPerson } from '../host-person.ts';

/** Shows no address and has two small repositories. */
export const muteSparrow: HostPerson = {
  id: 4_100_005,
  login: 'mute-sparrow',
  name: '',
  bio: '',
  company: '',
  location: '',
  emails: [],
  repositories: [
    {
      name: 'first-page',
      description: '',
      topics: [],
      languages: { HTML: 2_410, CSS: 980 },
      pushedDaysAgo: 5,
      files: { 'index.html': '<!doctype html>\n<title>First page</title>\n<p>Hello.</p>\n' },
    },
    {
      name: 'recipes',
      description: 'My grandmother’s recipes, searchable.',
      topics: ['php', 'laravel'],
      languages: { PHP: 22_040, Blade: 5_100 },
      pushedDaysAgo: 130,
      files: {
        'composer.json': '{\n  "require": { "php": "^8.3", "laravel/framework": "^12.0" }\n}\n',
        'README.md': '# Recipes\n\nLaravel and a full-text search.\n',
      },
    },
  ],
};
