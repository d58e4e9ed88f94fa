import type { TaxonomySkill } from '../skill-table.ts';
import { dataAndLearning } from './data-ml.ts';
import { databaseSkills } from './databases.ts';
import { devopsCloud } from './devops-cloud.ts';
import { gamesAndGraphics } from './games-graphics.ts';
import { hardwareSkills } from './hardware.ts';
import { languages } from './languages.ts';
import { mobileAndDesktop } from './mobile-desktop.ts';
import { practices } from './practices.ts';
import { roles } from './roles.ts';
import { servicesAndBusiness } from './services-business.ts';
import { testingAndBuild } from './testing-tools.ts';
import { webBackend } from './web-backend.ts';
import { webFrontend } from './web-frontend.ts';

/** Every row of the taxonomy as written; `linkTaxonomy` completes them. */
export const taxonomyRows: readonly TaxonomySkill[] = [
  ...languages,
  ...webFrontend,
  ...webBackend,
  ...databaseSkills,
  ...devopsCloud,
  ...testingAndBuild,
  ...mobileAndDesktop,
  ...dataAndLearning,
  ...gamesAndGraphics,
  ...hardwareSkills,
  ...servicesAndBusiness,
  ...practices,
  ...roles,
];
