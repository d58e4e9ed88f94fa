import { limits } from '@teamwright/contracts/core/limits.ts';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { registrationCopy } from '../../../copy/events/registration.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ComboboxField } from '../../../ui/form/combobox.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Announcer } from '../../../ui/state/announcer.tsx';
import type { EventIdea } from '../events.queries.ts';

const copy = registrationCopy.wishes;

interface WishesFieldProps {
  ideas: readonly EventIdea[];
  /** Ids, the best first. */
  wishes: readonly string[];
  onWishes: (wishes: string[]) => void;
  error: string | undefined;
}

/** Ideas with one title are told apart by their number. */
function nameIn(ideas: readonly EventIdea[], idea: EventIdea): string {
  const equal = ideas.filter(({ title }) => title === idea.title);
  return equal.length === 1 ? idea.title : `${idea.title} (${equal.indexOf(idea) + 1})`;
}

/** The list with the wish at another position. */
function moveWish(wishes: readonly string[], id: string, to: number): string[] {
  const others = wishes.filter((other) => other !== id);
  return others.toSpliced(to, 0, id);
}

interface WishRowProps {
  idea: EventIdea;
  position: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function WishRow({ idea: { title }, position, count, onMove, onRemove }: WishRowProps) {
  return (
    <li className="flex items-center gap-2 border-t py-1 pr-1 pl-3 first:border-t-0">
      <span className="w-5 flex-none text-14 text-muted tabular-nums">{position + 1}</span>
      <span className="min-w-0 flex-1 text-14 font-semibold wrap-anywhere text-heading">{title}</span>
      <Button
        variant="ghost"
        size="square"
        aria-label={fill(copy.up, { title })}
        aria-disabled={position === 0}
        onClick={() => onMove(Math.max(0, position - 1))}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="square"
        aria-label={fill(copy.down, { title })}
        aria-disabled={position === count - 1}
        onClick={() => onMove(Math.min(count - 1, position + 1))}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="square" aria-label={fill(copy.remove, { title })} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}

/** Project wishes by rank. Buttons move a wish up or down. */
export function WishesField({ ideas, wishes, onWishes, error }: WishesFieldProps) {
  const [announced, setAnnounced] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = wishes.flatMap((id) => ideas.find((idea) => idea.id === id) ?? []);
  const others = ideas.filter(({ id }) => !wishes.includes(id));
  const max = limits.participantWishes;

  function add(idea: EventIdea | null): void {
    if (idea === null) return;
    onWishes([...wishes, idea.id]);
    setAnnounced(fill(copy.added, { title: idea.title, position: wishes.length + 1 }));
  }

  function move({ id, title }: EventIdea, to: number): void {
    onWishes(moveWish(wishes, id, to));
    setAnnounced(fill(copy.moved, { title, position: to + 1, count: wishes.length }));
  }

  function remove({ id, title }: EventIdea): void {
    onWishes(wishes.filter((other) => other !== id));
    setAnnounced(fill(copy.removed, { title }));
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="registration-wishes" className="grid gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1} id="registration-wishes">
          {copy.title}
        </h2>
        <p className="text-14 text-muted">{fill(copy.text, { max })}</p>
      </div>
      {chosen.length === 0 ? <p className="text-14">{copy.none}</p> : null}
      {chosen.length === 0 ? null : (
        <ol aria-label={copy.list} className="rounded-10 border bg-card">
          {chosen.map((idea, position) => (
            <WishRow
              key={idea.id}
              idea={idea}
              position={position}
              count={chosen.length}
              onMove={(to) => move(idea, to)}
              onRemove={() => remove(idea)}
            />
          ))}
        </ol>
      )}
      {others.length === 0 || wishes.length >= max ? null : (
        <ComboboxField
          label={copy.add}
          items={others}
          value={null}
          onValue={add}
          nameOf={(idea) => nameIn(ideas, idea)}
          detailOf={({ description }) => description}
          placeholder={copy.choose}
          noMatch={copy.noMatch}
        />
      )}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <Announcer>{announced}</Announcer>
    </section>
  );
}
