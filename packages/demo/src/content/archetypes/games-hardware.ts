import type { Archetype } from './archetype.ts';

export const game: Archetype = {
  id: 'game',
  roles: ['Game developer', 'Gameplay programmer', 'Technical artist'],
  core: ['Game development', 'C#', 'Unity'],
  often: ['Godot', 'C++', 'Blender', '3D graphics'],
  sometimes: ['Unreal Engine', 'GLSL', 'Lua', '3D modelling', 'WebGL', 'Algorithms'],
  interests: ['puzzles', 'folk tales', 'procedural worlds', 'sound', 'board games'],
  repositories: [
    { name: '{s}-game', about: 'A small game about {thing}.', language: 'C#' },
    { name: '{s}-shaders', about: 'Shaders that make {thing} look hand-drawn.', language: 'GLSL' },
    { name: 'godot-{s}', about: 'Godot plugin for {thing}.', language: 'GDScript' },
    { name: '{s}-worldgen', about: 'Procedural worlds full of {thing}.', language: 'C++' },
  ],
  people: [
    {
      bio: 'I make quiet games: gardening, ferry timetables, letters. No combat, some weather.',
      also: ['Godot'],
    },
    { bio: 'gameplay programmer, unity + godot. 6 jams this year', also: ['Algorithms'] },
    { bio: 'Technical artist. I live between Blender and the shader compiler.', also: ['Blender', 'GLSL'] },
    {
      bio: 'I write small games about old stories. Looking for an artist, and a musician, and honestly everybody.',
      also: ['Godot', 'Lua'],
    },
    {
      bio: 'I am physics teacher in Brno. I make small simulations for my class in WebGL. Code is not beautiful, works.',
      also: ['WebGL', 'JavaScript'],
    },
    { bio: '12 game jams. 11 finished. not talking about the other one', also: ['Unity', 'C++'] },
    { bio: 'Audio-only adventures for players who cannot or do not want to look.', also: ['Accessibility'] },
    {
      bio: 'Engine code by day. I would enjoy a project where somebody laughs while testing.',
      also: ['C++', '3D graphics'],
    },
  ],
};

export const embedded: Archetype = {
  id: 'embedded',
  roles: ['Embedded developer', 'Hardware engineer', 'Maker'],
  core: ['C', 'Embedded systems', 'C++'],
  often: ['ESP32', 'Arduino', 'Linux', 'Internet of Things', 'MQTT'],
  sometimes: ['Python', 'Raspberry Pi', 'Rust', 'Bluetooth', 'Electronics', 'FreeRTOS'],
  interests: ['sensors', 'repair', 'weather', 'beekeeping', 'amateur radio'],
  repositories: [
    { name: '{s}-node', about: 'Battery sensor for {thing}; two years on two cells.', language: 'C' },
    {
      name: '{s}-firmware',
      about: 'Firmware that measures {thing} and updates over the air.',
      language: 'C++',
    },
    { name: '{s}-gateway', about: 'Collects {thing} over radio and speaks MQTT.', language: 'C++' },
    { name: '{s}-board', about: 'Schematics and case for measuring {thing}.', language: 'C' },
  ],
  people: [
    {
      bio: 'Beehive scales, frost alarms, a doorbell for a castle. I solder in the evening.',
      also: ['ESP32', 'MQTT'],
    },
    {
      bio: 'Firmware engineer for medical devices. I write requirements for toasters, too.',
      also: ['Testing', 'FreeRTOS'],
    },
    {
      bio: 'LoRa across the fjord: eleven kilometres on a coin cell.',
      also: ['Arduino', 'Internet of Things'],
    },
    {
      bio: 'Repair café regular. Most devices want one capacitor and some respect.',
      also: ['Electronics', 'Arduino'],
    },
    {
      bio: 'Radio amateur. My weather balloon came down in a schoolyard and the pupils now run the project.',
      also: ['Python', 'Raspberry Pi'],
    },
    { bio: 'Rust on microcontrollers, when nobody stops me.', also: ['Rust'] },
    {
      bio: 'I bridge boards and browsers: Bluetooth on one side, a chart on the other.',
      also: ['Bluetooth', 'JavaScript'],
    },
    { bio: 'Industrial control by day. At night I make kilns behave.', also: ['Internet of Things', 'MQTT'] },
  ],
};
