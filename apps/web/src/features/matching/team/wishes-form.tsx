import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { teamCopy } from '../../../copy/projects/team.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import type { ComposedTeams } from './team.queries.ts';
import { hasWishes, noWishes, setEntry, type TeamWishes } from './team-wishes.ts';

const copy = teamCopy.wishes;

const usualHours = [2, 4, 6, 8, 10, 15, 20, 30, 40];
/** Number of sizes above the current one to offer. */
const moreSeats = 5;

/** Returns the numbers including the current one. */
function including(numbers: readonly number[], current: number): number[] {
  return [...new Set([...numbers, current])].sort((a, b) => a - b);
}

interface WishesFormProps {
  wishes: TeamWishes;
  onChange: (changes: Partial<TeamWishes>) => void;
  /** The teams for the wishes; undefined while unknown. */
  teams: ComposedTeams | undefined;
  members: number;
  /** Returns the name of a skill or of a person who is left out. */
  nameOf: (id: string) => string;
}

function Undo({ label, name, onUndo }: { label: string; name: string; onUndo: () => void }) {
  return (
    <li className="flex min-h-10 items-center justify-between gap-2 border-t text-14 max-md:min-h-11">
      <span className="min-w-0 truncate text-heading">
        <bdi>{name}</bdi>
      </span>
      <Button variant="ghost" size="square" aria-label={label} className="text-muted" onClick={onUndo}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

function LeftOut({ wishes, onChange, nameOf }: WishesFormProps) {
  const { without, drop } = wishes;
  if (without.length + drop.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-14">{copy.leftOut}</h3>
      <ul>
        {without.map((id) => (
          <Undo
            key={id}
            name={nameOf(id)}
            label={fill(copy.bringBack, { name: nameOf(id) })}
            onUndo={() => onChange({ without: setEntry(without, id, false) })}
          />
        ))}
        {drop.map((id) => (
          <Undo
            key={id}
            name={nameOf(id)}
            label={fill(copy.bringBack, { name: nameOf(id) })}
            onUndo={() => onChange({ drop: setEntry(drop, id, false) })}
          />
        ))}
      </ul>
    </div>
  );
}

function MustHaves({ wishes, onChange, teams }: WishesFormProps) {
  if (!teams || teams.skills.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-14 font-semibold text-heading">{copy.mustHaves}</legend>
      <p className="mb-1 text-14 text-muted">{copy.mustHavesHint}</p>
      <div className="max-lg:-mx-1 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:max-h-80 max-lg:overflow-y-auto max-lg:px-1">
        {teams.skills.map(({ skillId, label }) => (
          <CheckboxField
            key={skillId}
            label={label}
            checked={wishes.must.includes(skillId)}
            onChange={(event) => onChange({ must: setEntry(wishes.must, skillId, event.target.checked) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The wishes: size, hours, must-haves, and skills or people to leave out. Every change computes new teams.
 */
export function WishesForm(props: WishesFormProps) {
  const { wishes, onChange, teams, members } = props;
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const size = wishes.size || (teams?.size ?? members);
  const maxSize = Math.min(limits.teamSize.max, Math.max(size, members) + moreSeats);
  const sizes = Array.from({ length: maxSize - members + 1 }, (_, more) => members + more);
  return (
    <div className={cx('grid', isOpen ? 'gap-5' : 'lg:gap-5')}>
      <div className="flex min-h-10 items-center justify-between gap-2">
        <h2 className="text-16 leading-6">
          <span className="max-lg:hidden">{copy.title}</span>
          {/* On small screens the teams come first. */}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-2 font-bold lg:hidden"
          >
            <SlidersHorizontal aria-hidden="true" className="text-muted" />
            {copy.title}
            <ChevronDown aria-hidden="true" className={cx('text-muted', isOpen && 'rotate-180')} />
          </button>
        </h2>
        {hasWishes(wishes) ? (
          <Button variant="ghost" size="sm" className="text-muted" onClick={() => onChange(noWishes)}>
            {copy.reset}
          </Button>
        ) : null}
      </div>
      <div id={fieldsId} className={cx('grid gap-5', !isOpen && 'max-lg:hidden')}>
        <div className="grid gap-4 max-lg:grid-cols-2">
          <SelectField
            label={copy.size}
            hint={fill(copy.sizeHint, { count: members })}
            value={size}
            onChange={(event) => onChange({ size: Number(event.target.value) })}
          >
            {including(sizes, size).map((count) => (
              <option key={count} value={count}>
                {count === 1 ? copy.onePerson : fill(copy.people, { count })}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={copy.hours}
            hint={copy.hoursHint}
            value={wishes.hours}
            onChange={(event) => onChange({ hours: Number(event.target.value) })}
          >
            <option value={0}>{copy.anyHours}</option>
            {including(usualHours, wishes.hours)
              .filter((count) => count > 0)
              .map((count) => (
                <option key={count} value={count}>
                  {fill(copy.atLeast, { count })}
                </option>
              ))}
          </SelectField>
        </div>
        <MustHaves {...props} />
        <LeftOut {...props} />
      </div>
    </div>
  );
}
