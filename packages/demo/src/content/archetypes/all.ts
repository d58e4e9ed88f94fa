import type { Archetype } from './archetype.ts';
import { dotnet, java } from './backend-jvm-dotnet.ts';
import { go, node } from './backend-node-go.ts';
import { php, rails } from './backend-php-rails.ts';
import { django, fastapi } from './backend-python.ts';
import { elixir, rust } from './backend-rust-elixir.ts';
import { data, ml } from './data-ml.ts';
import { design, testing } from './design-quality.ts';
import { embedded, game } from './games-hardware.ts';
import { maps, newcomer, writing } from './maps-words-newcomers.ts';
import { flutter, reactNative } from './mobile-cross.ts';
import { android, ios } from './mobile-native.ts';
import { devops, security } from './operations.ts';
import { ai, founder, student } from './products-and-models.ts';
import { react } from './web-react.ts';
import { angular, svelte, vue } from './web-vue-svelte-angular.ts';

export const archetypes: readonly Archetype[] = [
  react,
  vue,
  svelte,
  angular,
  node,
  go,
  django,
  fastapi,
  java,
  dotnet,
  rust,
  elixir,
  php,
  rails,
  ios,
  android,
  flutter,
  reactNative,
  data,
  ml,
  devops,
  security,
  game,
  embedded,
  design,
  testing,
  maps,
  writing,
  newcomer,
  ai,
  founder,
  student,
];
