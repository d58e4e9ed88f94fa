import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { clashCopy as copy } from '../../../../../copy/events/clash.ts';
import { call } from '../../../../../lib/api/api.ts';
import { paths } from '../../../../../paths.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { type EventPage, useEventChange } from '../../../events.queries.ts';
import type { Formation, FormationSummary } from '../teams.queries.ts';
import { type ClashFix, clashNames, fixText, reasonText } from './clash-text.ts';

interface FixesProps {
  event: EventPage;
  formation: Formation;
  nameOf: (participantId: string) => string;
  onStarted: (version: number) => void;
}

/** Buttons that change the rules or sizes, and form the teams again. */
function Fixes({ event, formation, nameOf, onStarted }: FixesProps) {
  const { mutate, isPending, variables } = useEventChange<FormationSummary>();
  const { fixes, version, seconds, seed, basedOn } = formation;
  if (fixes.length === 0) return null;

  function apply(fix: ClashFix): void {
    async function run(): Promise<FormationSummary> {
      const params = { id: event.id };
      await call('events.applyFix', { params: { ...params, version }, body: { fix } });
      const base = basedOn === null ? {} : { basedOn };
      const started = await call('events.form', { params, body: { seconds, seed, ...base } });
      onStarted(started.version);
      return started;
    }
    mutate({ run, done: copy.applied, subject: fixText(fix, formation, nameOf) });
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <h4 className="text-14 font-semibold text-heading">{copy.fixes}</h4>
      <p className="text-14 text-muted">{copy.fixesText}</p>
      <ul className="grid grid-cols-1 justify-items-start gap-2">
        {fixes.map((fix) => {
          const text = fixText(fix, formation, nameOf);
          return (
            <li key={text}>
              <Button
                busy={isPending && variables.subject === text}
                disabled={isPending && variables.subject !== text}
                className="py-2 text-left wrap-anywhere whitespace-normal!"
                onClick={() => apply(fix)}
              >
                {text}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ClashPanelProps extends FixesProps {
  canFix: boolean;
}

/** Why no teams exist: the reason, the rules that cannot hold together, and possible fixes. */
export function ClashPanel({ event, formation, nameOf, canFix, onStarted }: ClashPanelProps) {
  const { clash, clashReason: reason, rules } = formation;
  const names = clashNames(clash ?? [], rules, nameOf);
  return (
    <Card as="section" aria-labelledby="clash" className="grid grid-cols-1 gap-4">
      <h3 id="clash" className="flex gap-2 text-16">
        <TriangleAlert aria-hidden="true" className="mt-0.5 flex-none text-brass" />
        {copy.title}
      </h3>
      {reason === null ? null : <p className="wrap-anywhere">{reasonText(reason, nameOf)}</p>}
      {names.length === 0 ? null : (
        <div className="grid gap-1 text-14">
          <h4 className="font-semibold text-heading">{copy.rules}</h4>
          <ul className="list-disc pl-6 wrap-anywhere">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {canFix ? <Fixes event={event} formation={formation} nameOf={nameOf} onStarted={onStarted} /> : null}
      <Link to={paths.eventDesk(event.slug, 'rules')} className="link justify-self-start py-1 text-14">
        {copy.toRules}
      </Link>
    </Card>
  );
}
