import type { Archetype } from './archetype.ts';

export const flutter: Archetype = {
  id: 'flutter',
  roles: ['Mobile developer', 'App developer'],
  core: ['Flutter', 'Dart', 'Mobile development'],
  often: ['Android', 'iOS', 'Firebase', 'Riverpod', 'SQLite'],
  sometimes: ['Testing', 'Figma', 'REST', 'Accessibility', 'GIS', 'Bluetooth'],
  interests: ['health', 'neighbourhoods', 'animation', 'volunteering', 'plants'],
  repositories: [
    { name: '{s}_app', about: 'Flutter app for {thing}, one code base, two stores.', language: 'Dart' },
    { name: '{s}_cards', about: 'Swipeable cards for {thing}, with an undo.', language: 'Dart' },
    { name: '{s}_tracker', about: 'Track {thing} offline and export as CSV.', language: 'Dart' },
    { name: '{s}_theme', about: 'Theme and motion kit used in my apps about {thing}.', language: 'Dart' },
  ],
  people: [
    {
      bio: 'I make apps with volunteers for volunteers. Flutter lets three evenings reach both stores.',
      also: ['Firebase'],
    },
    { bio: 'I animate things. Flutter + Rive.', also: ['Figma'] },
    {
      bio: 'Pharmacist turned app developer. Doses, reminders, and text a tired person can read.',
      also: ['Accessibility'],
    },
    {
      bio: 'flutter dev from Manila. available after 8pm my time, weekends all day',
      also: ['Testing', 'CI/CD'],
    },
    {
      bio: 'Plant person. My watering app has four users and all of them are my family; I would like a fifth.',
      also: ['SQLite'],
    },
    { bio: 'Neighbourhood apps: lost cats, spare ladders, snow shovelling.', also: ['GIS', 'Firebase'] },
    {
      bio: 'Learning in public, one widget at a time. Good at documentation and at asking early.',
      also: ['Technical writing'],
    },
  ],
};

export const reactNative: Archetype = {
  id: 'react-native',
  roles: ['Mobile developer', 'Frontend developer'],
  core: ['React Native', 'TypeScript', 'React', 'Mobile development'],
  often: ['Expo', 'JavaScript', 'iOS', 'Android'],
  sometimes: ['GraphQL', 'Testing', 'SQLite', 'Redux', 'Accessibility', 'Node.js'],
  interests: ['sport', 'travel', 'offline first', 'music', 'languages'],
  repositories: [
    { name: '{s}-mobile', about: 'Expo app for {thing}.', language: 'TypeScript' },
    {
      name: '{s}-native-ui',
      about: 'React Native screens for {thing}, shared with the web.',
      language: 'TypeScript',
    },
    { name: '{s}-push', about: 'Push messages about {thing}, few and useful.', language: 'TypeScript' },
    { name: '{s}-diary', about: 'A private diary of {thing}, stored on the phone.', language: 'TypeScript' },
  ],
  people: [
    {
      bio: 'React Native / Expo. 3 yrs. In my current job nobody use tests so I learn them here.',
      also: ['Expo'],
    },
    {
      bio: 'Rowing coach. My crew uses my app and complains at six in the morning, in person.',
      also: ['SQLite'],
    },
    {
      bio: 'I moved from web to phones and brought accessibility labels with me.',
      also: ['Accessibility', 'Testing'],
    },
    { bio: 'Travel apps that work underground and abroad.', also: ['Progressive web apps', 'Expo'] },
    {
      bio: 'React Native plus a little Node for the endpoints. I can carry a small app alone but would rather not.',
      also: ['Node.js', 'Express'],
    },
    { bio: 'Music practice apps: loops, metronomes, recordings. Latency keeps me humble.', also: ['Redux'] },
  ],
};
