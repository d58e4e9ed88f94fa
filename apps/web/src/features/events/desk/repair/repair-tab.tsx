import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { repairCopy as copy } from '../../../../copy/events/repair.ts';
import { fill } from '../../../../texts.ts';
import { Card } from '../../../../ui/card.tsx';
import { versionText } from '../../../../ui/events/formation-text.ts';
import { SelectField } from '../../../../ui/form/select.tsx';
import { EmptyState } from '../../../../ui/state/state-message.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import type { EventDesk, EventPage } from '../../events.queries.ts';
import { Running } from '../teams/form-panel.tsx';
import { type FormationSummary, formationsQuery, isActive } from '../teams/teams.queries.ts';
import { AttendanceCard } from './attendance.tsx';
import { LateComers } from './late-comers.tsx';
import {
  attendanceQuery,
  type Difference,
  differenceQuery,
  type RepairPage,
  repairQuery,
} from './repair.queries.ts';
import { RepairForm } from './repair-form.tsx';
import { RepairVersion } from './repair-version.tsx';

/** Teams with too few members, and participants without a team. */
function FlaggedTeams({ teams, waiting }: Pick<RepairPage, 'teams' | 'waiting'>) {
  const flagged = teams.flatMap(({ id, name, attending, flag }) =>
    flag === null ? [] : [{ id, text: fill(copy.teams.flags[flag], { team: name, attending }) }],
  );
  const names = waiting.map(({ username }) => username).join(', ');
  return (
    <Card as="section" aria-labelledby="flagged-teams" className="grid content-start gap-2">
      <h3 id="flagged-teams" className="text-16">
        {copy.teams.title}
      </h3>
      {flagged.length === 0 ? (
        <p className="text-14">{copy.teams.fine}</p>
      ) : (
        <ul className="list-disc pl-5 text-14">
          {flagged.map(({ id, text }) => (
            <li key={id} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      {names === '' ? null : <p className="text-14 wrap-anywhere">{fill(copy.teams.waiting, { names })}</p>}
    </Card>
  );
}

interface LoadedProps {
  event: EventPage;
  page: RepairPage;
  /** The newest version first. */
  repairs: readonly FormationSummary[];
  heading: RefObject<HTMLElement | null>;
}

/** The score of the shown repair is that of its difference, which the server computes when it is read. */
function repairText(repair: FormationSummary, shown: Difference | undefined): string {
  if (repair.appliedAt !== null) return fill(copy.applied, { version: repair.version });
  return versionText(shown?.version === repair.version ? { ...repair, score: shown.score } : repair);
}

function Repairs({ event, page, repairs, heading }: LoadedProps) {
  const [chosen, setChosen] = useState<number>();
  const active = repairs.find(isActive);
  const ended = repairs.filter((repair) => !isActive(repair));
  const shown = ended.find(({ version }) => version === chosen) ?? ended[0];
  const { data: difference } = useQuery({
    ...differenceQuery(event.id, shown?.version ?? 0),
    enabled: shown?.status === 'done' && shown.appliedAt === null,
  });
  const hasDeclined = difference?.moved.some(({ answer }) => answer === 'declined');
  return (
    <>
      {active ? <Running eventId={event.id} formation={active} texts={copy.form} /> : null}
      {!active && page.fault === null ? (
        <RepairForm
          eventId={event.id}
          declinedIn={hasDeclined ? difference?.version : undefined}
          onStarted={setChosen}
        />
      ) : null}
      {shown ? (
        <>
          <SelectField
            label={copy.versions}
            value={shown.version}
            onChange={({ target }) => setChosen(Number(target.value))}
            fieldClassName="max-w-80"
          >
            {ended.map((repair) => (
              <option key={repair.version} value={repair.version}>
                {repairText(repair, difference)}
              </option>
            ))}
          </SelectField>
          {shown.fault ? (
            <p className="text-14 text-brass">{shown.status === 'done' ? copy.broken : shown.fault}</p>
          ) : null}
          {shown.status === 'done' ? (
            <RepairVersion key={shown.version} event={event} version={shown.version} heading={heading} />
          ) : null}
        </>
      ) : null}
    </>
  );
}

function Loaded(props: LoadedProps) {
  const { event, page } = props;
  const attendance = useQuery(attendanceQuery(event.id, { search: '', state: '' }));
  if (page.version === null) return <EmptyState title={copy.notYet} hint={page.fault ?? ''} />;
  return (
    <div className="grid gap-6">
      {page.fault === null ? (
        <>
          <AttendanceCard event={event} />
          <div className="grid gap-6 md:grid-cols-2">
            <FlaggedTeams teams={page.teams} waiting={page.waiting} />
            <LateComers event={event} lateCode={attendance.data?.lateCode ?? null} />
          </div>
        </>
      ) : (
        <p>{page.fault}</p>
      )}
      <Repairs {...props} />
    </div>
  );
}

/** Check-in, late-comers, and repairs of the published teams. */
export function RepairTab({ desk: { event } }: { desk: EventDesk }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const page = useQuery(repairQuery(event.id));
  const list = useQuery(formationsQuery(event.id));
  const error = page.error ?? list.error;
  const retry = () => Promise.all([page.refetch(), list.refetch()]);
  return (
    <section aria-labelledby="event-repair" className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} id="event-repair">
        {copy.title}
      </h2>
      {page.data && list.data ? (
        <Loaded
          event={event}
          page={page.data}
          repairs={list.data.formations.filter(({ repairs }) => repairs !== null)}
          heading={heading}
        />
      ) : null}
      {error && !(page.data && list.data) ? (
        <PageFailed error={error} text={copy.failed} retry={retry} />
      ) : null}
      {error || (page.data && list.data) ? null : <PageLoading text={copy.loading} />}
    </section>
  );
}
