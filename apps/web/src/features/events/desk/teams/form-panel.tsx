import { type SyntheticEvent, useState } from 'react';
import { teamsCopy } from '../../../../copy/events/teams.ts';
import { call } from '../../../../lib/api/api.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { boundSoFarText, scoreText } from '../../../../ui/events/formation-text.ts';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../../ui/form/select.tsx';
import { ProgressBar } from '../../../../ui/state/progress-bar.tsx';
import { useEventChange } from '../../events.queries.ts';
import { type FormationSummary, useProgress } from './teams.queries.ts';

const copy = teamsCopy.form;

const secondsChoices = [2, 10, 30, 60] as const;

interface RunningProps {
  eventId: string;
  formation: FormationSummary;
  /** What is computed: teams, or a repair. */
  texts: Readonly<Record<'title' | 'running', string>>;
}

/** The progress of a formation, with the score and the bound so far. */
export function Running({ eventId, formation, texts }: RunningProps) {
  const progress = useProgress(eventId);
  const now = useNow(500);
  const { mutate, isPending } = useEventChange();
  const { version, seconds, createdAt, status } = formation;
  const { score, bound } = progress?.version === version ? progress : formation;
  const run = () => call('events.stopForming', { params: { id: eventId, version } });
  return (
    <Card as="section" aria-label={texts.title} className="grid gap-3">
      <p role="status" className="font-semibold text-heading">
        {status === 'queued' ? copy.queued : texts.running}
      </p>
      <ProgressBar
        label={texts.running}
        max={seconds}
        value={Math.min(seconds, Math.max(0, (now - Date.parse(createdAt)) / 1000))}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="grid gap-0.5 text-14 tabular-nums">
          <span>{fill(copy.score, { score: scoreText(score) })}</span>
          <span className="text-muted">
            {teamsCopy.result.bound}: {boundSoFarText({ score, bound })}
          </span>
        </span>
        <Button busy={isPending} onClick={() => mutate({ run, done: copy.stopped })}>
          {copy.stop}
        </Button>
      </div>
    </Card>
  );
}

interface FormPanelProps {
  eventId: string;
  /** The newest version first. */
  formations: readonly FormationSummary[];
  active: FormationSummary | undefined;
  /** The version whose locks can be kept. */
  shown: FormationSummary | undefined;
  onStarted: (version: number) => void;
}

/** Starts a formation, or shows the one that runs. */
export function FormPanel({ eventId, active, formations, shown, onStarted }: FormPanelProps) {
  const [seconds, setSeconds] = useState<number>(secondsChoices[1]);
  const [keepsLocks, setKeepsLocks] = useState(true);
  const { mutate, isPending } = useEventChange<FormationSummary>();
  if (active) return <Running eventId={eventId} formation={active} texts={copy} />;
  const base = shown?.status === 'done' ? shown.version : undefined;

  async function run(): Promise<FormationSummary> {
    const basedOn = keepsLocks && base !== undefined ? { basedOn: base } : {};
    // Each version starts from another seed, so that forming again can find other teams.
    const seed = (formations[0]?.version ?? 0) + 1;
    const started = await call('events.form', {
      params: { id: eventId },
      body: { seconds, seed, ...basedOn },
    });
    onStarted(started.version);
    return started;
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isPending) mutate({ run });
  }

  return (
    <Card as="section" flat aria-labelledby="form-teams">
      <h3 id="form-teams" className="text-16">
        {copy.title}
      </h3>
      <p className="mb-3 text-14 text-muted">{copy.text}</p>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label={copy.seconds}
          value={seconds}
          onChange={({ target }) => setSeconds(Number(target.value))}
          fieldClassName="min-w-40"
        >
          {secondsChoices.map((choice) => (
            <option key={choice} value={choice}>
              {fill(copy.secondsOf, { seconds: choice })}
            </option>
          ))}
        </SelectField>
        {base === undefined ? null : (
          <CheckboxField
            label={fill(copy.keepLocks, { version: base })}
            checked={keepsLocks}
            onChange={({ target }) => setKeepsLocks(target.checked)}
          />
        )}
        <Button type="submit" variant={base === undefined ? 'primary' : 'line'} busy={isPending}>
          {copy.submit}
        </Button>
      </form>
    </Card>
  );
}
