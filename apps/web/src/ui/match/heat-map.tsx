import { cx } from 'class-variance-authority';
import { availabilityCopy as copy } from '../../copy/availability.ts';

interface HeatMapProps {
  /** How many are available, by day from Monday and by hour. */
  counts: readonly (readonly number[])[];
  people: number;
  /** A day in words, for screen readers. */
  inWords: (day: number) => string;
}

const axis = [0, 6, 12, 18];

/** A step of the scale: none, up to a third, up to two thirds, fewer than all, and all. */
function shadeOf(count: number, people: number): string {
  if (count === 0) return 'bg-fill';
  if (count === people) return 'bg-primary';
  const share = count / people;
  if (share <= 1 / 3) return 'bg-primary/20';
  return share <= 2 / 3 ? 'bg-primary/40' : 'bg-primary/60';
}

function Hour({ count, people }: { count: number; people: number }) {
  const isAll = count === people;
  return (
    <span className={cx('grid h-6 place-items-center rounded-2', shadeOf(count, people))}>
      {/* All are available: not shown by colour alone. */}
      {isAll ? <span className="size-1 rounded-full bg-card" /> : null}
    </span>
  );
}

/** Small teams have one step for each number of people. */
const maxSteps = 4;

function Scale({ people }: { people: number }) {
  const steps =
    people <= maxSteps
      ? Array.from({ length: people + 1 }, (_, count) => count / people)
      : [0, 0.3, 0.6, 0.9, 1];
  return (
    <div aria-hidden="true" className="flex items-center gap-1 text-12 text-muted">
      <span className="mr-1">{copy.team.nobody}</span>
      {steps.map((share) => (
        <span key={share} className="w-4">
          <Hour count={share} people={1} />
        </span>
      ))}
      <span className="ml-1">{copy.team.everyone}</span>
    </div>
  );
}

/** The hours of a week, darker where more of a team are available. */
export function HeatMap({ counts, people, inWords }: HeatMapProps) {
  return (
    <div className="grid gap-2">
      <ul className="grid gap-px">
        {counts.map((hours, day) => (
          <li key={copy.days[day]} className="grid grid-cols-[36px_1fr] items-center gap-2 text-13">
            <span aria-hidden="true">{copy.shortDays[day]}</span>
            <span className="sr-only">{inWords(day)}</span>
            <span aria-hidden="true" className="grid grid-cols-24 gap-px">
              {hours.map((count, hour) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
                <Hour key={hour} count={count} people={people} />
              ))}
            </span>
          </li>
        ))}
        <li aria-hidden="true" className="grid grid-cols-[36px_1fr] gap-2 text-12 text-muted">
          <span className="col-start-2 grid grid-cols-4">
            {axis.map((hour) => (
              <span key={hour}>{String(hour).padStart(2, '0')}</span>
            ))}
          </span>
        </li>
      </ul>
      <Scale people={people} />
    </div>
  );
}
