import { limits } from '@teamwright/contracts/core/limits.ts';
import { maxFileLength } from '@teamwright/matching/manifests/clean-text.ts';
import { manifestsCopy as copy } from '../../../copy/projects/manifests.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { JointIcon } from '../../../ui/match/joint-icon.tsx';
import type { FileReading } from './manifest-reading.ts';
import type { Additions, ManifestState } from './use-manifests.ts';

const { outcomes } = copy;

function outcomeText(reading: FileReading): string {
  if (reading.outcome === 'tooLarge') return fill(outcomes.tooLarge, { size: maxFileLength / 1024 });
  if (reading.outcome !== 'found') return outcomes[reading.outcome];
  const { length: count } = reading.technologies;
  return count === 1 ? outcomes.foundOne : fill(outcomes.found, { count });
}

function Reading({ reading }: { reading: FileReading }) {
  const fine = reading.outcome === 'found';
  return (
    <li className="flex items-start gap-2">
      <JointIcon
        kind={fine ? 'joined' : 'socket'}
        className={fine ? 'mt-0.5 text-success' : 'mt-0.5 text-brass'}
      />
      <span className="min-w-0">
        <b className="wrap-anywhere">
          <bdi>{reading.name}</bdi>
        </b>
        : {outcomeText(reading)}
      </span>
    </li>
  );
}

function summary({ technologies, skills }: Additions, undone: boolean): string {
  if (undone) return copy.undone;
  const added = [...technologies.added, ...skills.added];
  if (added.length > 0) return fill(copy.added, { tags: listInWords(added) });
  return technologies.leftOut + skills.leftOut > 0 ? '' : copy.nothingNew;
}

interface ManifestResultsProps {
  state: Extract<ManifestState, { step: 'read' }>;
  onUndo: () => void;
}

/** The result for each file, and the tags that were added. */
export function ManifestResults({ state, onUndo }: ManifestResultsProps) {
  const { readings, additions, tooMany, undone } = state;
  const { technologies, skills } = additions;
  const leftOut = technologies.leftOut + skills.leftOut;
  const anyFound = readings.some(({ outcome }) => outcome === 'found');
  const anyAdded = technologies.added.length + skills.added.length > 0;
  return (
    <div className="mt-3 grid gap-2 text-14">
      <ul className="grid gap-1">
        {readings.map((reading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: file names may repeat, the list never changes
          <Reading key={at} reading={reading} />
        ))}
      </ul>
      {tooMany ? <p>{fill(copy.tooMany, { max: readings.length })}</p> : null}
      {anyFound ? <p className="wrap-anywhere">{summary(additions, undone)}</p> : null}
      {leftOut > 0 && !undone ? <p>{fill(copy.leftOut, { count: leftOut, max: limits.tags.max })}</p> : null}
      {anyAdded && !undone ? (
        <Button size="sm" className="justify-self-start" onClick={onUndo}>
          {copy.undo}
        </Button>
      ) : null}
    </div>
  );
}
