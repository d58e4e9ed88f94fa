import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type KeyboardEvent, useState } from 'react';
import { repairCopy } from '../../../../copy/events/repair.ts';
import { call } from '../../../../lib/api/api.ts';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { PersonLink } from '../../../../ui/people/person-link.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { momentIn } from '../../event-times.ts';
import { type EventPage, useEventChange } from '../../events.queries.ts';
import { type Attendance, type AttendanceFilter, type Attendee, attendanceQuery } from './repair.queries.ts';

const copy = repairCopy.attendance;

const states = ['expected', 'present', 'absent', 'waiting'] as const;

type Mark = 'present' | 'expected' | 'absent';

function useMark(eventId: string) {
  const { mutate, isPending } = useEventChange();
  const mark = ({ id, username }: Attendee, state: Mark) =>
    mutate({
      run: () =>
        call('events.markAttendance', { params: { id: eventId }, body: { participantIds: [id], state } }),
      done: fill(copy.marked, { name: username, state: copy.states[state] }),
    });
  return { mark, isPending };
}

function Row({ eventId, attendee }: { eventId: string; attendee: Attendee }) {
  const { mark, isPending } = useMark(eventId);
  const { username, state, team, checkedInAt } = attendee;
  const isHere = checkedInAt !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-4 py-2 first:border-t-0">
      <span className="grid min-w-0">
        <PersonLink username={username} />
        <span className="text-13 text-muted wrap-anywhere">
          {team ?? copy.noTeam} · {copy.states[state]}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isHere || state === 'absent' ? (
          <Button
            size="sm"
            variant="ghost"
            busy={isPending}
            aria-label={fill(copy.undoOf, { name: username })}
            onClick={() => mark(attendee, 'expected')}
          >
            {copy.undo}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            busy={isPending}
            aria-label={fill(copy.absentOf, { name: username })}
            onClick={() => mark(attendee, 'absent')}
          >
            {copy.absent}
          </Button>
        )}
        {isHere ? null : (
          <Button
            size="sm"
            busy={isPending}
            aria-label={fill(copy.hereOf, { name: username })}
            onClick={() => mark(attendee, 'present')}
          >
            {copy.here}
          </Button>
        )}
      </span>
    </li>
  );
}

function CloseCheckIn({ eventId, expected }: { eventId: string; expected: number }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useEventChange<{ absent: number }>(() => setOpen(false));
  const run = () => call('events.closeCheckIn', { params: { id: eventId } });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.close}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.closeTitle}
        description={fill(copy.closeText, { count: expected })}
        confirmLabel={copy.close}
        cancelLabel={copy.keep}
        busy={isPending}
        onConfirm={() => mutate({ run, done: ({ absent }) => fill(copy.closed, { count: absent }) })}
      />
    </>
  );
}

function Door({ event, data }: { event: EventPage; data: Attendance }) {
  const { mutate, isPending } = useEventChange<{ code: string }>();
  const run = () => call('events.changeCheckInCode', { params: { id: event.id } });
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <dl>
        <dt className="text-13 text-muted">{copy.code}</dt>
        <dd className="text-24 font-semibold text-heading tabular-nums">{data.code ?? copy.noCode}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {data.closedAt ? (
          <span className="text-14 text-muted">
            {fill(copy.closedAt, { time: momentIn(data.closedAt, event.timeZone) })}
          </span>
        ) : null}
        <Button
          busy={isPending}
          onClick={() => mutate({ run, done: ({ code }) => fill(copy.codeMade, { code }) })}
        >
          {copy.newCode}
        </Button>
        <CloseCheckIn eventId={event.id} expected={data.counts.expected} />
      </div>
    </div>
  );
}

interface FiltersProps {
  filter: AttendanceFilter;
  counts: Attendance['counts'];
  onFilter: (changes: Partial<AttendanceFilter>) => void;
  onEnter: () => void;
}

function Filters({ filter, counts, onFilter, onEnter }: FiltersProps) {
  const [typed, setTyped] = useDebouncedText(filter.search, (search) => onFilter({ search }));
  const isSearched = typed === filter.search;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && isSearched) onEnter();
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_220px]">
      <div>
        <SearchField
          label={copy.search}
          placeholder={copy.search}
          value={typed}
          maxLength={limits.searchTerm.max}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <p className="mt-1 text-13 text-muted">{copy.hint}</p>
      </div>
      <Select
        aria-label={copy.show}
        value={filter.state}
        onChange={({ target }) => onFilter({ state: states.find((state) => state === target.value) ?? '' })}
      >
        <option value="">{copy.all}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {copy.states[state]} ({counts[state]})
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The check-in: a code for participants, and a list in which organisers mark them. */
export function AttendanceCard({ event }: { event: EventPage }) {
  const [filter, setFilter] = useState<AttendanceFilter>({ search: '', state: '' });
  const { data, error, refetch, isPlaceholderData } = useQuery(attendanceQuery(event.id, filter));
  const { mark } = useMark(event.id);
  if (!data) {
    if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
    return <PageLoading text={copy.loading} />;
  }
  const { participants, total } = data;
  const [only] = participants;
  const markOnly = () => {
    if (!isPlaceholderData && total === 1 && only) mark(only, 'present');
  };
  return (
    <Card as="section" aria-labelledby="check-in" className="grid gap-4">
      <div>
        <h3 id="check-in" className="text-16">
          {copy.title}
        </h3>
        <p className="text-14 text-muted">{copy.text}</p>
      </div>
      <Door event={event} data={data} />
      <Filters
        filter={filter}
        counts={data.counts}
        onFilter={(changes) => setFilter({ ...filter, ...changes })}
        onEnter={markOnly}
      />
      <p role="status" className="text-14 text-muted">
        {total === 0 ? copy.none : fill(copy.count, { shown: participants.length, total })}
      </p>
      {total === 0 ? null : (
        <ul aria-label={copy.list} className="max-h-120 overflow-y-auto rounded-10 border">
          {participants.map((attendee) => (
            <Row key={attendee.id} eventId={event.id} attendee={attendee} />
          ))}
        </ul>
      )}
    </Card>
  );
}
