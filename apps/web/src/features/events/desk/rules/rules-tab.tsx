import { useQuery } from '@tanstack/react-query';
import { eventPresets } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { EventPreset } from '@teamwright/contracts/events/statuses.ts';
import { useRef, useState } from 'react';
import { eventFormCopy } from '../../../../copy/events/event-form.ts';
import { rulesCopy as copy } from '../../../../copy/events/rules.ts';
import type { Answer } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { SelectField } from '../../../../ui/form/select.tsx';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import { Announcer } from '../../../../ui/state/announcer.tsx';
import { SectionBoundary } from '../../../../ui/state/section-boundary.tsx';
import { ConflictNotice } from '../../conflict-notice.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { type EventDesk, type EventPage, rulesQuery } from '../../events.queries.ts';
import { peopleQuery } from '../teams/teams.queries.ts';
import { KeepApart } from './keep-apart.tsx';
import { RuleCard } from './rule-card.tsx';
import { ruleDifferences } from './rule-differences.ts';
import { addableKinds, type EventRule, type RuleKind } from './rule-drafts.ts';
import { useRules } from './use-rules.ts';

function Presets({ first, onUse }: { first: EventPreset; onUse: (preset: EventPreset) => Promise<void> }) {
  const [preset, setPreset] = useState(first);
  const [isBusy, setBusy] = useState(false);
  async function use(): Promise<void> {
    setBusy(true);
    await onUse(preset);
    setBusy(false);
  }
  return (
    <Card as="section" flat aria-label={copy.presets} className="flex flex-wrap items-end gap-3">
      <SelectField
        label={copy.presets}
        value={preset}
        onChange={({ target }) => setPreset(eventPresets.find((name) => name === target.value) ?? first)}
        fieldClassName="flex-1 basis-52"
      >
        {eventPresets.map((name) => (
          <option key={name} value={name}>
            {eventFormCopy.preset.names[name]}
          </option>
        ))}
      </SelectField>
      <Button busy={isBusy} onClick={() => void use()}>
        {copy.usePreset}
      </Button>
    </Card>
  );
}

interface AddRuleProps {
  rules: readonly EventRule[];
  event: EventPage;
  isFull: boolean;
  onAdd: (kind: RuleKind) => void;
}

function AddRule({ rules, event, isFull, onAdd }: AddRuleProps) {
  const kinds = addableKinds(rules, event);
  const [chosen, setChosen] = useState<RuleKind>();
  // A kind that an event has once is no longer offered after it was added.
  const kind = kinds.find((one) => one === chosen) ?? kinds[0];
  if (isFull) return <p className="text-14 text-muted">{fill(copy.max, { max: limits.eventRules })}</p>;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={copy.addKind}
        value={kind ?? ''}
        onChange={({ target }) => setChosen(kinds.find((one) => one === target.value))}
        fieldClassName="min-w-60"
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {copy.kinds[one]}
          </option>
        ))}
      </SelectField>
      <Button disabled={kind === undefined} onClick={() => kind && onAdd(kind)}>
        {copy.add}
      </Button>
    </div>
  );
}

interface EditorProps {
  event: EventPage;
  stored: Answer<'events.rules'>;
}

function Editor({ event, stored }: EditorProps) {
  const editing = useRules(event, stored);
  const { rules, errors, isChanged, isSaving, isFull } = editing;
  const people = useQuery(peopleQuery(event.id));
  const nameOf = (id: string) => people.data?.get(id)?.username ?? copy.groups.unknown;
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');

  function remove({ id, kind }: EventRule): void {
    editing.remove(id);
    setAnnounced(fill(copy.removed, { rule: copy.kinds[kind] }));
    list.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <Presets first={event.preset} onUse={editing.applyPreset} />
      {rules.length === 0 ? <p>{copy.none}</p> : null}
      <ol ref={list} tabIndex={-1} aria-label={copy.list} className="grid gap-3">
        {rules.map((rule, index) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            event={event}
            error={errors[index]}
            onRule={editing.replace}
            onRemove={() => remove(rule)}
          />
        ))}
      </ol>
      {editing.conflict ? (
        <ConflictNotice
          differences={ruleDifferences(editing.conflict, rules, nameOf)}
          onKeep={editing.keepOwn}
          onTake={editing.takeSaved}
        />
      ) : null}
      <AddRule rules={rules} event={event} isFull={isFull} onAdd={editing.add} />
      {Object.keys(errors).length > 0 ? (
        <div role="alert">
          <FieldError>{copy.summary}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          busy={isSaving}
          disabled={editing.conflict !== undefined}
          onClick={editing.save}
        >
          {copy.save}
        </Button>
        <span role="status" className="text-14 text-muted">
          {isChanged ? copy.unsaved : ''}
        </span>
      </div>
      <UnsavedGuard isUnsaved={isChanged && !isSaving} />
      <Announcer>{announced}</Announcer>
    </div>
  );
}

/** The rules for forming teams. They are saved together. */
export function RulesTab({ desk: { event } }: { desk: EventDesk }) {
  const { data, error, refetch } = useQuery(rulesQuery(event.id));
  return (
    <section aria-labelledby="event-rules" className="grid gap-4">
      <div>
        <h2 id="event-rules">{copy.title}</h2>
        <p className="max-w-[68ch] text-14 text-muted">{copy.text}</p>
      </div>
      {event.viewer?.can.edit ? null : <p>{copy.closed}</p>}
      {data && event.viewer?.can.edit ? <Editor event={event} stored={data} /> : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
      {data || error ? null : <PageLoading text={copy.loading} />}
      {event.viewer?.can.edit ? (
        <SectionBoundary>
          <KeepApart event={event} />
        </SectionBoundary>
      ) : null}
    </section>
  );
}
