import type { HostPerson } from '../host-person.ts';

/** Two addresses: the primary one is verified, the other is not. */
export const lowOrchard: HostPerson = {
  id: 4_100_004,
  login: 'low-orchard',
  name: 'Dafydd Rees',
  bio: 'Rust on small boards, Kotlin on phones.',
  company: '',
  location: 'Aberystwyth',
  emails: [
    { email: 'dafydd@low-orchard.example', primary: true, verified: true },
    { email: 'dafydd.rees@work.example', primary: false, verified: false },
  ],
  repositories: [
    {
      name: 'frost-bell',
      description: 'Rings when the orchard is about to freeze.',
      topics: ['rust', 'embedded', 'lora'],
      languages: { Rust: 74_900, Shell: 812 },
      pushedDaysAgo: 17,
      files: {
        'Cargo.toml':
          '[package]\nname = "frost-bell"\nversion = "0.3.1"\nedition = "2024"\n\n[dependencies]\nembassy-executor = "0.7"\nembedded-hal = "1.0"\nserde = { version = "1", features = ["derive"] }\n',
        'README.md':
          '# Frost bell\n\nFirmware in Rust for a sensor with a LoRa radio. Runs a winter on two batteries.\n',
        'src/main.rs': '#![no_std]\n#![no_main]\n\nuse embassy_executor::Spawner;\n',
      },
    },
    {
      name: 'picker',
      description: 'Which tree was picked when, on a phone without reception.',
      topics: ['android', 'kotlin', 'jetpack-compose'],
      languages: { Kotlin: 61_220 },
      pushedDaysAgo: 88,
      files: {
        'build.gradle.kts':
          'plugins {\n    id("com.android.application") version "8.10.0"\n    kotlin("android") version "2.1.21"\n}\n\ndependencies {\n    implementation("androidx.compose.ui:ui:1.8.2")\n    implementation("androidx.room:room-runtime:2.7.1")\n}\n',
        'README.md':
          '# Picker\n\nAn Android app in Kotlin with Jetpack Compose; Room keeps the rows until there is a network.\n',
      },
    },
  ],
};
