import { playProjects } from './bells-and-games.ts';
import { builderProjects } from './builders.ts';
import { careProjects } from './care-and-language.ts';
import { fieldProjects } from './field-science.ts';
import { neighbourProjects } from './neighbours.ts';
import type { ProjectIdea } from './project-idea.ts';
import { stageProjects } from './stage-and-sound.ts';
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
];
