import { projectsCopy } from '../../../copy/projects/projects.ts';
import { openSeatsOf } from '../../../lib/skills/seats.ts';
import { offsetText } from '../../../lib/time/zones.ts';
import { fill } from '../../../texts.ts';
import type { ProjectDetails } from '../projects.queries.ts';

const copy = projectsCopy.page;

/** The smallest and the largest number as text, or one text if both are the same; undefined without numbers. */
function rangeText(numbers: readonly number[], textOf: (number: number) => string): string | undefined {
  if (numbers.length === 0) return undefined;
  const [from, to] = [textOf(Math.min(...numbers)), textOf(Math.max(...numbers))];
  return from === to ? from : fill(copy.range, { from, to });
}

/** The hours of the open seats, or else those of the owner: '4 to 8 a week'. */
export function hoursText({ seats, owner }: Pick<ProjectDetails, 'seats' | 'owner'>): string | undefined {
  const asked = openSeatsOf(seats).flatMap(({ hoursPerWeek }) => hoursPerWeek ?? []);
  const hours = rangeText(asked.length > 0 ? asked : [owner.hoursPerWeek ?? []].flat(), String);
  return hours && fill(copy.hoursAWeek, { hours });
}

/** The time zones of the members from west to east: 'UTC−5 to UTC+1'. */
export function zonesText({ clocks }: Pick<ProjectDetails, 'clocks'>): string | undefined {
  return rangeText(
    clocks.map(({ offset }) => offset),
    offsetText,
  );
}
