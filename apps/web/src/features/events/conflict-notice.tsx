import { conflictCopy as copy } from '../../copy/events/conflict.ts';
import { Button } from '../../ui/button.tsx';

/** A difference between the saved version and the edited one, in words. `undefined`: not in the list. */
export interface Difference {
  readonly id: string;
  readonly name: string;
  readonly theirs: string | undefined;
  readonly yours: string | undefined;
}

interface ConflictNoticeProps {
  differences: readonly Difference[];
  onKeep: () => void;
  onTake: () => void;
}

/** Shows both versions if another user saved in the meantime. The edits are kept until the user chooses. */
export function ConflictNotice({ differences, onKeep, onTake }: ConflictNoticeProps) {
  return (
    <section role="alert" className="grid gap-3 rounded-10 bg-brass-tint p-4 text-14 text-brass">
      <p className="font-semibold">{copy.title}</p>
      <p>{copy.text}</p>
      {differences.length === 0 ? <p>{copy.same}</p> : null}
      {differences.length === 0 ? null : (
        <dl className="grid gap-2">
          {differences.map(({ id, name, theirs = copy.missing, yours = copy.missing }) => (
            <div key={id} className="grid gap-x-4 wrap-anywhere sm:grid-cols-3">
              <dt className="font-semibold">{name}</dt>
              <dd>
                {copy.theirs}: {theirs}
              </dd>
              <dd>
                {copy.yours}: {yours}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeep}>{copy.keep}</Button>
        <Button onClick={onTake}>{copy.take}</Button>
      </div>
    </section>
  );
}
