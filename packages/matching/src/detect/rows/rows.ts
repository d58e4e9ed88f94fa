import type { Detector } from '../detector-table.ts';
import { buildAndTest } from './build-test.ts';
import { dataScience } from './data-science.ts';
import { dataStores } from './data-stores.ts';
import { jvmAndOthers } from './jvm-and-others.ts';
import { languages } from './languages.ts';
import { mobileAndGames } from './mobile-games.ts';
import { platforms } from './platforms.ts';
import { webBackend } from './web-backend.ts';
import { webFrontend } from './web-frontend.ts';

/**
 * All detectors. Increase `detectorsVersion` with a change after which stored analyses should be repeated.
 */
export const detectorRows: readonly Detector[] = [
  ...languages,
  ...webFrontend,
  ...webBackend,
  ...jvmAndOthers,
  ...dataStores,
  ...dataScience,
  ...platforms,
  ...buildAndTest,
  ...mobileAndGames,
];

export const detectorsVersion = 1;
