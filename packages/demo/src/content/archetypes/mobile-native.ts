import type { Archetype } from './archetype.ts';

export const ios: Archetype = {
  id: 'ios',
  roles: ['Mobile developer', 'iOS developer'],
  core: ['Swift', 'iOS', 'SwiftUI', 'Mobile development'],
  often: ['Core Data', 'Testing', 'Xcode'],
  sometimes: ['Accessibility', 'Objective-C', 'SQLite', 'ARKit', 'Figma', 'GIS'],
  interests: ['photography', 'trail running', 'accessibility', 'swimming', 'voice'],
  repositories: [
    {
      name: '{s}-ios',
      about: 'An iPhone app for {thing}, with Dynamic Type and VoiceOver.',
      language: 'Swift',
    },
    { name: '{s}-widget', about: 'A home screen widget for {thing}.', language: 'Swift' },
    { name: '{s}Kit', about: 'Swift package with models and formatters for {thing}.', language: 'Swift' },
    { name: '{s}-watch', about: '{thing} on the wrist, readable in the rain.', language: 'Swift' },
  ],
  people: [
    {
      bio: 'I make apps for cold hands: big targets, haptics, no sliders. Field researchers send me postcards.',
      also: ['Accessibility'],
    },
    { bio: 'iOS. SwiftUI. 2 apps in the store, 1 with users.' },
    {
      bio: 'VoiceOver user and developer. I will find the unlabelled button in under a minute.',
      also: ['Accessibility', 'Testing'],
    },
    {
      bio: 'Open-water swimmer. Half of my apps exist because I wanted to know the water temperature.',
      also: ['GIS'],
    },
    {
      bio: 'iOS freelancer, looking for ONE product to care about',
      also: ['Objective-C'],
    },
    {
      bio: 'Photo tools, colour, metadata. I once removed 300 MB from an app and nobody missed it.',
      also: ['Core Data'],
    },
    { bio: 'watchOS & widgets. indie. 1 app = 60% of my rent', also: ['Figma'] },
  ],
};

export const android: Archetype = {
  id: 'android',
  roles: ['Mobile developer', 'Android developer'],
  core: ['Kotlin', 'Android', 'Jetpack Compose', 'Mobile development'],
  often: ['Java', 'Gradle', 'SQLite', 'Testing', 'Kotlin coroutines'],
  sometimes: ['Accessibility', 'Firebase', 'GIS', 'Bluetooth', 'Material Design', 'Room'],
  interests: ['low-end phones', 'field work', 'orienteering', 'birds', 'education'],
  repositories: [
    {
      name: '{s}-android',
      about: 'Android app for {thing} that runs on a phone from 2016.',
      language: 'Kotlin',
    },
    { name: '{s}-field', about: 'Collects {thing} in the field and syncs at the hut.', language: 'Kotlin' },
    { name: 'compose-{s}', about: 'Jetpack Compose components for {thing}.', language: 'Kotlin' },
    { name: '{s}-scanner', about: 'Scans labels and finds the matching {thing}.', language: 'Kotlin' },
  ],
  people: [
    {
      bio: 'Android dev for an NGO. Old phones, no network, many languages. We are 2 people, we need more.',
      also: ['SQLite'],
    },
    {
      bio: 'Kotlin, Compose, coroutines. Former field biologist, so I know what mud does to touch screens.',
      also: ['Room'],
    },
    {
      bio: 'Android + BLE. 6 years, 4 products, all with hardware. Minsk -> Warsaw.',
      also: ['Bluetooth', 'Internet of Things'],
    },
    { bio: 'Orienteering club, map nerd, Android developer, in that order on Sundays.', also: ['GIS'] },
    {
      bio: 'I work on school apps used by 60,000 parents at 7:40 every morning.',
      also: ['Firebase', 'Testing'],
    },
    {
      bio: 'Jetpack Compose enthusiast! Ex-designer. Speaker at the local GDG. Coffee? ☕',
      also: ['Material Design', 'Figma'],
    },
    {
      bio: 'Kotlin Multiplatform explorer. Shared logic, native feeling.',
      also: ['Kotlin Multiplatform', 'Swift'],
    },
    { bio: 'Two evenings a week, good at reproducing the bug nobody else can.', also: ['Testing', 'Java'] },
  ],
};
