import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { organisersCopy } from '../../../../copy/events/organisers.ts';
import { call } from '../../../../lib/api/api.ts';
import { endpointQuery } from '../../../../lib/api/query.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ComboboxField } from '../../../../ui/form/combobox.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { useEventChange } from '../../events.queries.ts';
import { hasPlace, type Participant, peopleQuery } from '../teams/teams.queries.ts';

const copy = organisersCopy.apart;

type Pair = [string, string];
type People = ReadonlyMap<string, Participant>;

interface LoadedProps {
  eventId: string;
  pairs: readonly Pair[];
  /** Imported addresses of people who have not both registered. */
  invited: readonly Pair[];
  people: People;
}

function namesOf([one, other]: Pair, people: People) {
  return { one: people.get(one)?.username ?? '', other: people.get(other)?.username ?? '' };
}

function AddPair({ eventId, pairs, invited, people }: LoadedProps) {
  const [one, setOne] = useState<Participant | null>(null);
  const [other, setOther] = useState<Participant | null>(null);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useEventChange<unknown>(() => {
    setOne(null);
    setOther(null);
  });
  const items = [...people.values()].filter(hasPlace);

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    if (isPending) return;
    const isChosen = one !== null && other !== null && one.id !== other.id;
    const isKnown = isChosen && pairs.some((pair) => pair.includes(one.id) && pair.includes(other.id));
    setProblem(isKnown ? copy.known : isChosen ? undefined : copy.missing);
    if (!isChosen || isKnown) return;
    const body = { pairs: [...pairs, [one.id, other.id] satisfies Pair], invited: [...invited] };
    const done = fill(copy.added, { one: one.username, other: other.username });
    mutate({ run: () => call('events.putKeepApart', { params: { id: eventId }, body }), done });
  }

  const shared = {
    items,
    nameOf: ({ username }: Participant) => username,
    placeholder: copy.choose,
    noMatch: copy.noMatch,
  };
  return (
    <Card flat>
      <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
        <ComboboxField {...shared} label={copy.one} value={one} onValue={setOne} />
        <ComboboxField {...shared} label={copy.other} value={other} onValue={setOther} error={problem} />
        <Button type="submit" busy={isPending} className="justify-self-start">
          {copy.add}
        </Button>
      </form>
    </Card>
  );
}

interface PairRowProps {
  names: { one: string; other: string };
  isInvited?: boolean;
  isBusy: boolean;
  onRemove: () => void;
}

function PairRow({ names, isInvited, isBusy, onRemove }: PairRowProps) {
  return (
    <li className="flex items-center gap-2 border-t py-1 pr-1 pl-4 first:border-t-0">
      <span className="min-w-0 flex-1 text-14 wrap-anywhere text-heading">
        {names.one} · {names.other}
        {isInvited ? <span className="block text-13 text-muted">{copy.invited}</span> : null}
      </span>
      <Button
        variant="ghost"
        size="square"
        aria-label={fill(copy.remove, names)}
        busy={isBusy}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}

function Pairs({ eventId, pairs, invited, people }: LoadedProps) {
  const list = useRef<HTMLUListElement>(null);
  const { mutate, isPending, variables } = useEventChange<unknown>(() => list.current?.focus());
  if (pairs.length + invited.length === 0) return <p className="text-14">{copy.none}</p>;
  function rowOf(removed: Pair, names: PairRowProps['names']): Omit<PairRowProps, 'isInvited'> {
    const done = fill(copy.removed, names);
    const isKept = (pair: Pair) => pair !== removed;
    const body = { pairs: pairs.filter(isKept), invited: invited.filter(isKept) };
    const run = () => call('events.putKeepApart', { params: { id: eventId }, body });
    const isBusy = isPending && variables.done === done;
    return { names, isBusy, onRemove: () => mutate({ run, done }) };
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label={copy.list} className="rounded-10 border bg-card">
      {pairs.map((pair) => (
        <PairRow key={pair.join()} {...rowOf(pair, namesOf(pair, people))} />
      ))}
      {invited.map((pair) => (
        <PairRow key={pair.join()} {...rowOf(pair, { one: pair[0], other: pair[1] })} isInvited />
      ))}
    </ul>
  );
}

/** Pairs of participants that must not be in one team. Only organisers see them. */
export function KeepApart({ eventId }: { eventId: string }) {
  const apart = useQuery(endpointQuery('events.keepApart', { params: { id: eventId } }));
  const people = useQuery(peopleQuery(eventId));
  const error = apart.error ?? people.error;
  const retry = () => Promise.all([apart.refetch(), people.refetch()]);
  const loaded = apart.data && people.data ? { ...apart.data, people: people.data } : undefined;
  return (
    <section aria-labelledby="event-apart" className="grid gap-4">
      <div>
        <h2 id="event-apart">{copy.title}</h2>
        <p className="max-w-[68ch] text-14 text-muted">{copy.text}</p>
      </div>
      {loaded ? (
        <>
          <Pairs eventId={eventId} {...loaded} />
          <AddPair eventId={eventId} {...loaded} />
        </>
      ) : null}
      {error && !loaded ? <PageFailed error={error} text={copy.failed} retry={retry} /> : null}
      {loaded || error ? null : <PageLoading text={copy.loading} />}
    </section>
  );
}
