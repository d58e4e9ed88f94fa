import type { HourSpan } from '../../../ui/match/shared-hours.tsx';

/** Everyone is assumed awake from 08:00 to 22:00, as in the matching engine. */
const awake = { start: 8, end: 22 };

const quarters = 24 * 4;

/** Returns the hours of the viewer's day in which a user at the given UTC offset (in hours) is awake. */
export function awakeSpans(offset: number, viewerOffset: number): HourSpan[] {
  const shift = viewerOffset - offset;
  const start = (((awake.start + shift) % 24) + 24) % 24;
  const end = start + awake.end - awake.start;
  if (end <= 24) return [{ start, end }];
  return [
    { start: 0, end: end - 24 },
    { start, end: 24 },
  ];
}

/** Returns the hours that all spans have in common. */
export function sharedSpans(people: readonly (readonly HourSpan[])[]): HourSpan[] {
  const shared: HourSpan[] = [];
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const [start, end] = [quarter / 4, (quarter + 1) / 4];
    if (!people.every((spans) => spans.some((span) => span.start <= start && span.end >= end))) continue;
    const last = shared.at(-1);
    if (last?.end === start) last.end = end;
    else shared.push({ start, end });
  }
  return shared;
}
