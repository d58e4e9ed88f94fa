import { repairDials } from '@teamwright/contracts/core/choices.ts';
import { type SyntheticEvent, useId, useState } from 'react';
import { repairCopy } from '../../../../copy/events/repair.ts';
import { call } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useEventChange } from '../../events.queries.ts';
import type { FormationSummary } from '../teams/teams.queries.ts';

const copy = repairCopy.form;

type Dial = (typeof repairDials)[number];

function DialField({ value, onChange }: { value: Dial; onChange: (dial: Dial) => void }) {
  const id = useId();
  const position = copy.positions[value];
  return (
    <div className="grid max-w-120 gap-1">
      <label htmlFor={id} className="text-14 font-semibold text-heading">
        {copy.dial}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={repairDials.length - 1}
        step={1}
        value={repairDials.indexOf(value)}
        aria-valuetext={position}
        onChange={({ target }) => onChange(repairDials[Number(target.value)] ?? value)}
        className="h-11 w-full accent-primary"
      />
      <p aria-hidden="true" className="text-14">
        {position}
      </p>
    </div>
  );
}

interface RepairFormProps {
  eventId: string;
  /** A repair in which participants declined to move. */
  declinedIn: number | undefined;
  onStarted: (version: number) => void;
}

/** Starts to compute a repair. */
export function RepairForm({ eventId, declinedIn, onStarted }: RepairFormProps) {
  const [dial, setDial] = useState<Dial>('few');
  const { mutate, isPending } = useEventChange<FormationSummary>();
  async function run(): Promise<FormationSummary> {
    const basedOn = declinedIn === undefined ? {} : { basedOn: declinedIn };
    const started = await call('events.startRepair', { params: { id: eventId }, body: { dial, ...basedOn } });
    onStarted(started.version);
    return started;
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isPending) mutate({ run, done: copy.started });
  }
  return (
    <Card as="section" aria-labelledby="compute-repair" className="grid gap-3">
      <div>
        <h3 id="compute-repair" className="text-16">
          {copy.title}
        </h3>
        <p className="text-14 text-muted">{copy.text}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <DialField value={dial} onChange={setDial} />
        {declinedIn === undefined ? null : (
          <p className="text-14 text-muted">{fill(copy.stay, { version: declinedIn })}</p>
        )}
        <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
          {copy.submit}
        </Button>
      </form>
    </Card>
  );
}
