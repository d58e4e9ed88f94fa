import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatSearchCopy as copy } from '../../../copy/chat/search.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { fill } from '../../../texts.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Announcer } from '../../../ui/state/announcer.tsx';
import { membersQuery } from '../chat.queries.ts';
import { FoundMessages } from './found-messages.tsx';
import { searchQuery } from './search.queries.ts';

interface SearchPanelProps {
  /** Without a room, all rooms are searched. */
  projectId?: string;
  /** Called when a message was selected. */
  onChosen?: () => void;
}

function Authors({
  projectId,
  from,
  onChange,
}: {
  projectId: string;
  from: string;
  onChange: (id: string) => void;
}) {
  const { data } = useQuery(membersQuery(projectId));
  return (
    <Select aria-label={copy.from} value={from} onChange={(event) => onChange(event.target.value)}>
      <option value="">{copy.anybody}</option>
      {data?.map((member) => (
        <option key={member.userId} value={member.userId}>
          {member.username}
        </option>
      ))}
    </Select>
  );
}

function countText(count: number, more: boolean): string {
  if (count === 1) return copy.oneFound;
  return fill(more ? copy.foundMore : copy.found, { count });
}

/** Searches messages by words and author. */
export function SearchPanel({ projectId, onChosen }: SearchPanelProps) {
  const [text, setText] = useState('');
  const [from, setFrom] = useState('');
  const [typed, type] = useDebouncedText(text, setText);
  const found = useInfiniteQuery(searchQuery({ text, projectId, from }));
  const count = found.data?.pages.reduce((sum, page) => sum + page.messages.length, 0) ?? 0;
  const label = projectId ? copy.search : copy.searchAll;
  return (
    <search className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-2 p-3">
        <SearchField
          autoFocus
          label={label}
          placeholder={label}
          value={typed}
          maxLength={200}
          onChange={(event) => type(event.target.value)}
        />
        {projectId ? <Authors projectId={projectId} from={from} onChange={setFrom} /> : null}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {text === '' ? (
          <p className="px-4 text-13 text-muted">{copy.searchHint}</p>
        ) : (
          <FoundMessages found={found} named={!projectId} onChosen={onChosen} />
        )}
      </div>
      <Announcer>
        {found.isFetching ? copy.searching : found.isSuccess ? countText(count, found.hasNextPage) : ''}
      </Announcer>
    </search>
  );
}
