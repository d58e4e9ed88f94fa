import { chartsCopy } from '../../copy/charts.ts';
import { fill } from '../../texts.ts';

/** '1 skill', '12 skills' */
export function skillsText(count: number): string {
  return count === 1 ? chartsCopy.oneSkill : fill(chartsCopy.skills, { count });
}
