import { previewSteps, type Step } from '@teamwright/matching/events/review.ts';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { reviewCopy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { scoreText } from '../../../../../ui/events/formation-text.ts';
import { SelectField } from '../../../../../ui/form/select.tsx';
import { Dialog, FormActions } from '../../../../../ui/overlay/dialog.tsx';
import type { Formation, FormedTeam } from '../teams.queries.ts';
import type { ReviewEngine } from './review-engine.ts';
import { newTeamId, scoresText, teamOf } from './review-steps.ts';
import { Swaps } from './swap-list.tsx';

const copy = reviewCopy.dialog;

interface Target {
  readonly to: string | null;
  readonly text: string;
}

function targetsOf({ teamList }: Formation, from: FormedTeam | undefined): Target[] {
  const others = teamList.filter((team) => team !== from && team.members.length > 0);
  return [
    ...others.map(({ id, name, members, score }) => ({
      to: id,
      text: fill(copy.targetTeam, { team: name, members: members.length, score: scoreText(score) }),
    })),
    { to: newTeamId, text: reviewCopy.newTeam },
    ...(from ? [{ to: null, text: reviewCopy.noTeam }] : []),
  ];
}

/** The best swaps of the participant. */
function PersonSwaps(props: ComponentProps<typeof Swaps>) {
  return (
    <section aria-labelledby="person-swaps" className="grid gap-2">
      <h3 id="person-swaps" className="text-14 font-semibold text-heading">
        {reviewCopy.swaps.personTitle}
      </h3>
      <Swaps {...props} />
    </section>
  );
}

interface MoveDialogProps {
  participantId: string;
  formation: Formation;
  engine: ReviewEngine;
  nameOf: (participantId: string) => string;
  busy: boolean;
  onMove: (steps: readonly Step[]) => void;
  onClose: () => void;
}

/** Moves a participant to another team, with the scores after that, or swaps them with another participant. */
export function MoveDialog({
  participantId,
  formation,
  engine,
  nameOf,
  busy,
  onMove,
  onClose,
}: MoveDialogProps) {
  const name = nameOf(participantId);
  const from = teamOf(formation, participantId);
  const targets = targetsOf(formation, from);
  const [target, setTarget] = useState<Target>();
  const [isMissing, setMissing] = useState(false);
  const steps = target && [{ person: participantId, from: from?.id ?? null, to: target.to }];
  const preview = steps && engine.review && previewSteps(engine.review, steps);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(steps === undefined);
    if (steps !== undefined && !busy) onMove(steps);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(copy.title, { name })}
      description={fill(copy.text, { team: from?.name ?? reviewCopy.noTeam })}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SelectField
          label={copy.target}
          value={target?.text ?? ''}
          error={isMissing ? fill(copy.missing, { name }) : undefined}
          onChange={({ target: { value } }) => setTarget(targets.find(({ text }) => text === value))}
        >
          <option value="">{copy.choose}</option>
          {targets.map(({ text }) => (
            <option key={text}>{text}</option>
          ))}
        </SelectField>
        <p role="status" className="text-13 text-muted empty:hidden">
          {preview ? scoresText(formation, preview) : null}
        </p>
        {from ? (
          <PersonSwaps
            engine={engine}
            formation={formation}
            focus={{ person: participantId }}
            nameOf={nameOf}
            onSwap={onMove}
          />
        ) : null}
        <FormActions submit={copy.submit} cancel={copy.cancel} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
