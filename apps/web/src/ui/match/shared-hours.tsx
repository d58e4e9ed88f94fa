import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';

/** A range of hours of one day, 0–24 in the viewer's time zone. */
export interface HourSpan {
  start: number;
  end: number;
}

export interface PersonHours {
  id: string;
  name: string;
  /** One span, or two if it crosses midnight. */
  spans: readonly HourSpan[];
}

interface SharedHoursProps {
  people: readonly PersonHours[];
  together: readonly HourSpan[];
}

const axis = ['00', '06', '12', '18', '24'];

function clock(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function inWords(name: string, spans: readonly HourSpan[]): string {
  if (spans.length === 0) return uiCopy.sharedHours.none;
  return spans
    .map((span) => fill(uiCopy.sharedHours.hours, { name, start: clock(span.start), end: clock(span.end) }))
    .join(', ');
}

function Track({ spans, together }: { spans: readonly HourSpan[]; together?: boolean }) {
  return (
    <span aria-hidden="true" className={together ? 'relative h-6' : 'relative h-4 rounded-2 bg-fill'}>
      {spans.map((span) => (
        <span
          key={span.start}
          className={
            together
              ? 'absolute inset-y-1 rounded-2 bg-primary'
              : 'absolute inset-y-0 rounded-2 bg-control/55'
          }
          style={{ left: `${(span.start / 24) * 100}%`, width: `${((span.end - span.start) / 24) * 100}%` }}
        />
      ))}
    </span>
  );
}

/** When each person is awake, and when all are, over one day. */
export function SharedHours({ people, together }: SharedHoursProps) {
  const row = 'col-span-full grid grid-cols-subgrid items-center';
  return (
    <ul className="grid grid-cols-[96px_1fr] gap-x-3 gap-y-2 text-13">
      {people.map((user) => (
        <li key={user.id} className={row}>
          <span className="truncate">
            {user.name}
            <span className="sr-only"> {inWords(user.name, user.spans)}</span>
          </span>
          <Track spans={user.spans} />
        </li>
      ))}
      <li className={row}>
        <span className="font-semibold text-heading">
          {uiCopy.sharedHours.together}
          <span className="sr-only"> {inWords(uiCopy.sharedHours.together, together)}</span>
        </span>
        <Track spans={together} together />
      </li>
      <li aria-hidden="true" className="col-start-2 flex justify-between text-12 text-muted">
        {axis.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </li>
    </ul>
  );
}
