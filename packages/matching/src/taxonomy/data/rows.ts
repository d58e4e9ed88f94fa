import type { TaxonomySkill } from '../skill-table.ts';
import { backendLibraries } from './backend-libraries.ts';
import { cloudPlatforms } from './cloud-platforms.ts';
import { dataAndLearning } from './data-and-learning.ts';
import { dataLibraries } from './data-libraries.ts';
import { dataTools } from './data-tools.ts';
import { databaseSkills } from './databases.ts';
import { designTools } from './design-tools.ts';
import { devopsTools } from './devops-tools.ts';
import { ecosystemBackend } from './ecosystem-backend.ts';
import { ecosystemWeb } from './ecosystem-web.ts';
import { gamesAndGraphics } from './games-graphics.ts';
import { hardwareSkills } from './hardware.ts';
import { infrastructure } from './infrastructure.ts';
import { languages } from './languages.ts';
import { mobileAndDesktop } from './mobile-desktop.ts';
import { onlineServices } from './online-services.ts';
import { practices } from './practices.ts';
import { roles } from './roles.ts';
import { servicesAndBusiness } from './services-business.ts';
import { subjects } from './subjects.ts';
import { testingAndBuild } from './testing-tools.ts';
import { webBackend } from './web-backend.ts';
import { webFrontend } from './web-frontend.ts';
import { webLibraries } from './web-libraries.ts';

/** All rows of the taxonomy as written; `linkTaxonomy` completes them. */
export const taxonomyRows: readonly TaxonomySkill[] = [
  ...languages,
  ...webFrontend,
  ...webBackend,
  ...backendLibraries,
  ...webLibraries,
  ...ecosystemWeb,
  ...ecosystemBackend,
  ...databaseSkills,
  ...cloudPlatforms,
  ...devopsTools,
  ...infrastructure,
  ...testingAndBuild,
  ...mobileAndDesktop,
  ...dataLibraries,
  ...dataAndLearning,
  ...dataTools,
  ...gamesAndGraphics,
  ...hardwareSkills,
  ...servicesAndBusiness,
  ...onlineServices,
  ...designTools,
  ...practices,
  ...subjects,
  ...roles,
];
