import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { organisersCopy } from '../../../../copy/events/organisers.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ComboboxField } from '../../../../ui/form/combobox.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { type EventPage, keepApartQuery } from '../../events.queries.ts';
import { hasPlace, type Participant, peopleQuery } from '../teams/teams.queries.ts';
import { type ApartList, type Pair, usePairs } from './use-pairs.ts';

const copy = organisersCopy.apart;

type People = ReadonlyMap<string, Participant>;
type Editing = ReturnType<typeof usePairs>;

interface PartProps {
  list: ApartList;
  people: People;
  editing: Editing;
}

function namesOf([one, other]: Pair, people: People) {
  return { one: people.get(one)?.username ?? '', other: people.get(other)?.username ?? '' };
}

function AddPair({ list: { pairs }, people, editing }: PartProps) {
  const { draft, setDraft, saving } = editing;
  const { one, other } = draft;
  const [problem, setProblem] = useState<string>();
  const items = [...people.values()].filter(hasPlace);

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    if (saving !== undefined) return;
    const isChosen = one !== null && other !== null && one.id !== other.id;
    const isKnown = isChosen && pairs.some((pair) => pair.includes(one.id) && pair.includes(other.id));
    setProblem(isKnown ? copy.known : isChosen ? undefined : copy.missing);
    if (isChosen && !isKnown) editing.add(one, other);
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
        <ComboboxField
          {...shared}
          label={copy.one}
          value={one}
          onValue={(chosen) => setDraft({ one: chosen, other })}
        />
        <ComboboxField
          {...shared}
          label={copy.other}
          value={other}
          onValue={(chosen) => setDraft({ one, other: chosen })}
          error={problem}
        />
        <Button type="submit" busy={saving !== undefined} className="justify-self-start">
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

function Pairs({ list: { pairs, invited }, people, editing }: PartProps) {
  const listed = useRef<HTMLUListElement>(null);
  if (pairs.length + invited.length === 0) return <p className="text-14">{copy.none}</p>;
  function rowOf(removed: Pair, names: PairRowProps['names']): Omit<PairRowProps, 'isInvited'> {
    const done = fill(copy.removed, names);
    const onRemove = () => editing.remove(removed, done, () => listed.current?.focus());
    return { names, isBusy: editing.saving === done, onRemove };
  }
  return (
    <ul ref={listed} tabIndex={-1} aria-label={copy.list} className="rounded-10 border bg-card">
      {pairs.map((pair) => (
        <PairRow key={pair.join()} {...rowOf(pair, namesOf(pair, people))} />
      ))}
      {invited.map((pair) => (
        <PairRow key={pair.join()} {...rowOf(pair, { one: pair[0], other: pair[1] })} isInvited />
      ))}
    </ul>
  );
}

/** Tells who changed the list while an edit is not saved. */
function ChangeNotice({ change, onAccept }: { change: string; onAccept: () => void }) {
  return (
    <div role="alert" className="grid gap-3 rounded-10 bg-brass-tint p-4 text-14 text-brass">
      <p className="font-semibold wrap-anywhere">{change}</p>
      <p>{copy.notSaved}</p>
      <Button className="justify-self-start" onClick={onAccept}>
        {copy.accept}
      </Button>
    </div>
  );
}

function Editor({ event, list, people }: { event: EventPage; list: ApartList; people: People }) {
  const editing = usePairs(event, list);
  const parts = { list, people, editing };
  return (
    <>
      <Pairs {...parts} />
      {editing.change === undefined ? null : (
        <ChangeNotice change={editing.change} onAccept={editing.accept} />
      )}
      <AddPair {...parts} />
    </>
  );
}

/** Pairs of participants that must not be in one team. Only organisers see them. */
export function KeepApart({ event }: { event: EventPage }) {
  const list = useQuery(keepApartQuery(event.id));
  const people = useQuery(peopleQuery(event.id));
  const error = list.error ?? people.error;
  const retry = () => Promise.all([list.refetch(), people.refetch()]);
  const isLoaded = list.data && people.data;
  return (
    <section aria-labelledby="event-apart" className="mt-8 grid gap-4">
      <div>
        <h2 id="event-apart">{copy.title}</h2>
        <p className="max-w-[68ch] text-14 text-muted">{copy.text}</p>
      </div>
      {isLoaded ? <Editor event={event} list={list.data} people={people.data} /> : null}
      {error && !isLoaded ? <PageFailed error={error} text={copy.failed} retry={retry} /> : null}
      {isLoaded || error ? null : <PageLoading text={copy.loading} />}
    </section>
  );
}
