import type { EventInstance } from '../events/instance.ts';
import { createRandom } from './random.ts';

const wishesEach = 6;

/** An event in which only the wishes for projects count: few projects have most of the wishes. */
export function wishingPeople(people: number, projects: number): EventInstance {
  const random = createRandom(people);
  const wish = () => `t${Math.floor((random.below(projects) * random.below(projects)) / projects)}`;
  return {
    people: Array.from({ length: people }, (_, at) => ({
      id: `p${at}`,
      wishes: [...new Set(Array.from({ length: wishesEach }, wish))],
    })),
    sizes: { min: 3, max: 5, preferred: 4 },
    projects: Array.from({ length: projects }, (_, at) => ({ id: `t${at}`, teamsMax: 2 })),
    rules: [{ id: 'wishes', kind: 'wishes', strength: 1, curve: [1, 0.9, 0.75, 0.5, 0.3, 0.1] }],
  };
}
