import { skillProposalsCopy as copy } from '../../copy/skill-proposals.ts';
import type { TextReading } from '../../lib/skills/use-found-skills.ts';
import { fill } from '../../texts.ts';
import { Button } from '../button.tsx';
import { MarkedParts } from '../marked.tsx';
import { Spinner } from '../state/spinner.tsx';
import { type Passage, passagesOf } from './passages.ts';

const maxPassages = 6;

interface FoundInTextProps {
  reading: TextReading;
  /** The skills that are still suggested. */
  open: ReadonlySet<string>;
}

function statusOf({ state, found }: TextReading, marked: boolean): string {
  if (state === 'reading') return copy.reading;
  if (state === 'offline') return copy.offline;
  if (state === 'failed') return copy.failed;
  if (marked) return copy.found;
  return found && found.technologies.length + found.skills.length > 0 ? copy.settled : copy.none;
}

function Passages({ text, passages }: { text: string; passages: readonly Passage[] }) {
  const rest = passages.length - maxPassages;
  return (
    <ul aria-label={copy.places} className="grid gap-1 border-l-2 border-brass-line pl-3 wrap-anywhere">
      {passages.slice(0, maxPassages).map(({ start, end, parts }) => (
        <li key={start}>
          {start > 0 ? '… ' : null}
          <MarkedParts parts={parts} />
          {end < text.length ? ' …' : null}
        </li>
      ))}
      {rest > 0 ? <li className="text-muted">{fill(copy.morePlaces, { count: rest })}</li> : null}
    </ul>
  );
}

/** What was found in a text: the state of the search, and the words that name suggested skills. */
export function FoundInText({ reading, open }: FoundInTextProps) {
  const { state, found, retry } = reading;
  const places = [...(found?.technologies ?? []), ...(found?.skills ?? [])]
    .filter(({ skillId }) => open.has(skillId))
    .flatMap(({ mentions }) => mentions);
  return (
    <div className="grid gap-2 text-14">
      <p role="status" className="flex min-h-5 items-center gap-2 text-muted empty:min-h-0">
        {state === 'reading' ? <Spinner className="size-3.5" /> : null}
        {state === 'idle' ? null : statusOf(reading, places.length > 0)}
      </p>
      {state === 'failed' ? (
        <Button size="sm" className="justify-self-start" onClick={retry}>
          {copy.retry}
        </Button>
      ) : null}
      {found && places.length > 0 ? (
        <Passages text={found.text} passages={passagesOf(found.text, places)} />
      ) : null}
    </div>
  );
}
