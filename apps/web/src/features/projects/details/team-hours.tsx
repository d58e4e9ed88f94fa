import { projectsCopy } from '../../../copy/projects/projects.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { fill } from '../../../texts.ts';
import { SharedHours } from '../../../ui/match/shared-hours.tsx';
import type { ProjectDetails } from '../projects.queries.ts';
import { awakeSpans, sharedSpans } from './day-spans.ts';

const copy = projectsCopy.page;

/** Maximum number of rows. The shared hours include the whole team. */
const rowsShown = 8;

interface TeamHoursProps {
  project: ProjectDetails;
  /** The signed-in user, as an extra row unless they are on the team. */
  viewerId: string | undefined;
}

function zoneText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) * 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

/** When each member is awake, and when all are. Renders nothing with fewer than two known time zones. */
export function TeamHours({ project, viewerId }: TeamHoursProps) {
  const here = -new Date().getTimezoneOffset() / 60;
  const names = new Map(project.members.map(({ userId, username }) => [userId, username]));
  const team = project.clocks.map(({ userId, offset }) => ({
    id: userId,
    name: userId === viewerId ? uiCopy.you : (names.get(userId) ?? ''),
    spans: awakeSpans(offset, here),
  }));
  const asGuest = viewerId !== undefined && !names.has(viewerId);
  const people = asGuest ? [...team, { id: 'you', name: uiCopy.you, spans: awakeSpans(here, here) }] : team;
  if (people.length < 2) return null;
  const together = sharedSpans(people.map(({ spans }) => spans));
  const hours = together.reduce((sum, { start, end }) => sum + end - start, 0);
  const text = hours > 0 ? copy.hoursTogether : copy.hoursApart;
  const shown = asGuest
    ? [...people.slice(0, -1).slice(0, rowsShown), ...people.slice(-1)]
    : people.slice(0, rowsShown);
  return (
    <section className="mt-8 lg:mt-12">
      <h2>{copy.hours}</h2>
      <p className="mb-4 text-14 text-muted">{fill(copy.hoursText, { zone: zoneText(here) })}</p>
      <div className="grid gap-4 rounded-10 border bg-card p-4 md:p-6">
        <SharedHours people={shown} together={together} />
        <p className="text-14">{fill(text, { count: hours, people: people.length })}</p>
      </div>
    </section>
  );
}
