import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { pagesOf } from '../../../../lib/api/pages-of.ts';
import { endpointQuery } from '../../../../lib/api/query.ts';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { paths } from '../../../../paths.ts';
import { fill } from '../../../../texts.ts';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { ShareButton } from '../../../../ui/share-button.tsx';
import { EmptyState } from '../../../../ui/state/state-message.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import type { EventPage } from '../../events.queries.ts';
import { ParticipantRow, type ParticipantStatus, participantStatuses } from './participant-row.tsx';

const copy = deskCopy.list;

interface Filter {
  status: ParticipantStatus | '';
  search: string;
  page: number;
}

const noFilter: Filter = { status: '', search: '', page: 1 };

function participantsQuery(id: string, { status, search, page }: Filter) {
  const limit = limits.page.default;
  const query = { status: status || undefined, search, startIndex: (page - 1) * limit, limit };
  return {
    ...endpointQuery('events.participants', { params: { id }, query }),
    placeholderData: keepPreviousData,
  };
}

interface FiltersProps {
  filter: Filter;
  onFilter: (changes: Partial<Filter>) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const [typed, setTyped] = useDebouncedText(filter.search, (search) => onFilter({ search }));
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_220px]">
      <SearchField
        label={copy.search}
        placeholder={copy.search}
        value={typed}
        maxLength={limits.searchTerm.max}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        aria-label={copy.status}
        value={filter.status}
        onChange={({ target }) =>
          onFilter({ status: participantStatuses.find((status) => status === target.value) ?? '' })
        }
      >
        <option value="">{copy.all}</option>
        {participantStatuses.map((status) => (
          <option key={status} value={status}>
            {copy.statuses[status]}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The empty list, with the next step: because of the filter, or because there are no registrations. */
function NoParticipants({ event, filter }: { event: EventPage; filter: Filter }) {
  if (filter.search !== '' || filter.status !== '')
    return <EmptyState title={copy.noneFound} hint={copy.noneFoundHint} />;
  if (event.status === 'draft') return <EmptyState title={copy.none} hint={copy.draftHint} />;
  if (event.status !== 'open') return <EmptyState title={copy.none} hint="" />;
  const share = <ShareButton title={event.title} path={paths.event(event.slug)} />;
  return <EmptyState title={copy.none} hint={copy.noneHint} action={share} />;
}

function List({ event, filter, onFilter }: FiltersProps & { event: EventPage }) {
  const { data, error, refetch } = useQuery(participantsQuery(event.id, filter));
  if (!data) {
    if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
    return <PageLoading text={copy.loading} />;
  }
  if (data.total === 0) return <NoParticipants event={event} filter={filter} />;
  return (
    <>
      <p role="status" className="text-14 text-muted">
        {data.total === 1 ? copy.countOne : fill(copy.count, { count: data.total })}
      </p>
      <ul aria-label={copy.title} className="rounded-10 border bg-card">
        {data.participants.map((participant) => (
          <ParticipantRow key={participant.id} event={event} participant={participant} />
        ))}
      </ul>
      <Pagination page={filter.page} pages={pagesOf(data.total)} onPage={(page) => onFilter({ page })} />
    </>
  );
}

/** The participants with their answers, in the order of registration. */
export function ParticipantList({ event }: { event: EventPage }) {
  const [filter, setFilter] = useState(noFilter);
  const change = (changes: Partial<Filter>) => setFilter({ ...filter, page: 1, ...changes });
  return (
    <section aria-labelledby="event-participants" className="grid gap-3">
      <h2 id="event-participants">{copy.title}</h2>
      <Filters filter={filter} onFilter={change} />
      <List event={event} filter={filter} onFilter={change} />
    </section>
  );
}
