import { builderThreads } from './builders.ts';
import { campusThreads } from './campus.ts';
import { fieldThreads } from './field.ts';
import { hackathonThreads } from './hackathons.ts';
import { modelThreads } from './models.ts';
import { neighbourThreads } from './neighbours.ts';
import { openSourceThreads } from './open-source.ts';
import { playThreads } from './play.ts';
import { stageThreads } from './stage-and-sound.ts';
import { startupThreads } from './startups.ts';
import { togetherThreads } from './together.ts';
import { waterThreads } from './water.ts';
import { workshopThreads } from './workshop-and-care.ts';

/** Every conversation, by the key of its project. */
export const threads: Readonly<Record<string, string>> = {
  ...waterThreads,
  ...neighbourThreads,
  ...togetherThreads,
  ...stageThreads,
  ...playThreads,
  ...fieldThreads,
  ...workshopThreads,
  ...builderThreads,
  ...hackathonThreads,
  ...startupThreads,
  ...openSourceThreads,
  ...campusThreads,
  ...modelThreads,
};
