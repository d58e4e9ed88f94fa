import { Link } from 'react-router';
import { availabilityCopy } from '../../../copy/availability.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { daySpansInWords, weekInWords } from '../../../lib/time/week-words.ts';
import { browserZone, zoneCity } from '../../../lib/time/zones.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { HeatMap } from '../../../ui/match/heat-map.tsx';
import type { ProjectDetails } from '../projects.queries.ts';
import {
  closestHours,
  freeByHour,
  hourSpans,
  mostFree,
  type TeamWeek,
  teamWeek,
  whenFree,
} from './team-week.ts';

const copy = availabilityCopy.team;
/** Longer lists of names are cut. */
const maxNames = 4;

/**
 * When all are available, or else when most of them are. `assumed`: some hours are not known, so the sentence is an
 * estimate.
 */
function sharedText(week: TeamWeek, assumed: boolean): string {
  const { people } = week;
  const size = people === 2 ? 'two' : 'more';
  const all = weekInWords(whenFree(week, people));
  if (all !== '') return fill((assumed ? copy.allAssumed : copy.all)[size], { count: people, times: all });
  const most = mostFree(week);
  const none = fill((assumed ? copy.noneAssumed : copy.none)[size], { count: people });
  if (most < 2) return none;
  const times = weekInWords(whenFree(week, most));
  return `${fill(copy.most, { count: most, people, times })} ${none}`;
}

/** 'The closest hours: ada Mon 20–21, You Mon 22–23.' Undefined if there is a common one, or for larger teams. */
function closestText(
  week: TeamWeek,
  { hours, zone, nameOf }: { hours: Hours; zone: string; nameOf: (userId: string) => string },
): string | undefined {
  if (mostFree(week) > 1) return undefined;
  const [one, other] = closestHours(hours, zone) ?? [];
  if (!one || !other) return undefined;
  return fill(copy.closest, {
    one: nameOf(one.userId),
    oneTime: weekInWords(hourSpans(one.hour)),
    other: nameOf(other.userId),
    otherTime: weekInWords(hourSpans(other.hour)),
  });
}

/** 'Tuesday: 4 of 4 at 18–20, 3 of 4 at 9–12' */
function dayInWords(week: TeamWeek, day: number): string {
  const { people } = week;
  const parts = [people, people - 1]
    .filter((count) => count > 1)
    .map((count) => ({ count, times: daySpansInWords(whenFree(week, count)[day] ?? []) }))
    .filter(({ times }) => times !== '')
    .map(({ count, times }) => fill(copy.part, { count, people, times }));
  const name = availabilityCopy.days[day] ?? '';
  return fill(copy.day, {
    day: name,
    parts: parts.length === 0 ? availabilityCopy.noHours : parts.join(', '),
  });
}

type Hours = NonNullable<ProjectDetails['hours']>;

interface TeamHoursProps {
  project: ProjectDetails;
  viewerId: string | undefined;
}

/** When the team and the viewer have time in this week. Renders nothing with fewer than two known time zones. */
export function TeamHours({ project: { hours, members }, viewerId }: TeamHoursProps) {
  // The server does not know the zone of the browser.
  const hydrated = useHydrated();
  if (hours === null || hours.people.length < 2) return null;
  const zone = hours.zone ?? (hydrated ? browserZone() : 'UTC');
  const week = teamWeek(hours, zone);
  const names = new Map(members.map(({ userId, username }) => [userId, username]));
  const nameOf = (userId: string) => (userId === viewerId ? uiCopy.you : (names.get(userId) ?? ''));
  const assumed = hours.people.filter((one) => one.assumed).map(({ userId }) => userId);
  const closest = closestText(week, { hours, zone, nameOf });
  return (
    <section>
      <h2 id="shared-hours" className="scroll-mt-20">
        {copy.title}
      </h2>
      <p className="mb-4 text-14 text-muted">{fill(copy.zone, { zone: zoneCity(zone) })}</p>
      <div className="grid gap-4 rounded-10 border bg-card p-4 md:p-6">
        <div>
          <p className="font-semibold text-heading">{sharedText(week, assumed.length > 0)}</p>
          {closest ? <p className="text-14">{closest}</p> : null}
        </div>
        <HeatMap counts={freeByHour(week)} people={week.people} inWords={(day) => dayInWords(week, day)} />
        {assumed.length > 0 ? (
          <p className="text-14 text-muted">
            {fill(copy.assumed, { names: listInWords(assumed.map(nameOf).slice(0, maxNames)) })}{' '}
            {viewerId !== undefined && assumed.includes(viewerId) ? (
              <Link to={paths.dashboard('profile')} className="link">
                {copy.add}
              </Link>
            ) : null}
          </p>
        ) : null}
      </div>
    </section>
  );
}
