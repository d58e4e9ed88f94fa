import { companies } from './companies.ts';
import { courses } from './courses.ts';
import type { EventIdea } from './event-idea.ts';
import { hackathons } from './hackathons.ts';

/** One event in each state. */
export const eventIdeas: readonly EventIdea[] = [...hackathons, ...courses, ...companies];
