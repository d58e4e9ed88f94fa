import { previewSteps, type Step } from '@teamwright/matching/events/review.ts';
import { type SyntheticEvent, useId, useState } from 'react';
import { reviewCopy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { SelectField } from '../../../../../ui/form/select.tsx';
import type { Formation, FormedTeam } from '../teams.queries.ts';
import type { ReviewEngine } from './review-engine.ts';
import { scoresText } from './review-steps.ts';

const copy = reviewCopy.merge;

interface MergeTeamProps {
  team: FormedTeam;
  formation: Formation;
  engine: ReviewEngine;
  nameOf: (participantId: string) => string;
  onMerge: (steps: readonly Step[]) => void;
}

/** Moves all members of a team to another one, with the scores after that. One undo takes it back. */
function MergeForm({ team, formation, engine, onMerge }: MergeTeamProps) {
  const others = formation.teamList.filter(({ id, members }) => id !== team.id && members.length > 0);
  const [to, setTo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const steps = team.members.map(({ participantId: person }) => ({ person, from: team.id, to }));
  const preview = to === '' ? undefined : engine.review && previewSteps(engine.review, steps);
  const merged = preview?.teams.get(to);

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    setMissing(to === '');
    if (to !== '') onMerge(steps);
  }

  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-3">
      <SelectField
        label={copy.target}
        value={to}
        error={isMissing ? fill(copy.missing, { team: team.name }) : undefined}
        onChange={({ target }) => {
          setMissing(false);
          setTo(target.value);
        }}
        fieldClassName="w-full"
      >
        <option value="">{copy.choose}</option>
        {others.map(({ id, name, members }) => (
          <option key={id} value={id}>
            {fill(copy.team, { team: name, members: members.length })}
          </option>
        ))}
      </SelectField>
      <p role="status" className="text-13 text-muted empty:hidden">
        {preview && merged ? scoresText(formation, { ...preview, teams: new Map([[to, merged]]) }) : null}
      </p>
      <Button type="submit">{copy.submit}</Button>
    </form>
  );
}

/**
 * Merges a team with another one. Locked participants stay where they are, so they are named instead. The form is
 * closed at first: in its field, digit keys would choose no swap.
 */
export function MergeTeam(props: MergeTeamProps) {
  const { team, formation, nameOf } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const locked = team.members
    .filter((member) => member.locked)
    .map(({ participantId }) => nameOf(participantId));
  if (formation.teamList.filter(({ members }) => members.length > 0).length < 2) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.open}
      </Button>
      {isOpen ? (
        <section id={id} aria-label={copy.open} className="w-full">
          {locked.length === 0 ? (
            <MergeForm {...props} />
          ) : (
            <p className="text-14">{fill(copy.locked, { names: locked.join(', ') })}</p>
          )}
        </section>
      ) : null}
    </div>
  );
}
