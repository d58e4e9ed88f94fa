import { playProjects } from './bells-and-games.ts';
import { builderProjects } from './builders.ts';
import { campusProjects } from './campus.ts';
import { careProjects } from './care-and-language.ts';
import { fieldProjects } from './field-science.ts';
import { hackathonProjects } from './hackathons.ts';
import { modelProjects } from './models.ts';
import { neighbourProjects } from './neighbours.ts';
import { openSourceProjects } from './open-source.ts';
import type { ProjectIdea } from './project-idea.ts';
import { stageProjects } from './stage-and-sound.ts';
import { startupProjects } from './startups.ts';
import { togetherProjects } from './together.ts';
import { waterProjects } from './water.ts';
import { workshopProjects } from './workshop.ts';

export const projectIdeas: readonly ProjectIdea[] = [
  ...waterProjects,
  ...neighbourProjects,
  ...togetherProjects,
  ...stageProjects,
  ...playProjects,
  ...fieldProjects,
  ...workshopProjects,
  ...careProjects,
  ...builderProjects,
  ...hackathonProjects,
  ...startupProjects,
  ...openSourceProjects,
  ...campusProjects,
  ...modelProjects,
];
