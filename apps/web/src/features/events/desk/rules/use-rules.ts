import { limits } from '@teamwright/contracts/core/limits.ts';
import type { EventPreset } from '@teamwright/contracts/events/statuses.ts';
import { useState } from 'react';
import { rulesCopy as copy } from '../../../../copy/events/rules.ts';
import { type Answer, call } from '../../../../lib/api/api.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { queryClient } from '../../../../lib/api/query.ts';
import { toast } from '../../../../stores/toasts.ts';
import { type EventPage, rulesQuery, useEventChange } from '../../events.queries.ts';
import { type EventRule, newRule, type RuleKind } from './rule-drafts.ts';

export type RuleErrors = Readonly<Record<number, string>>;

/** Rules without a value that they need, by position. */
function missingValues(rules: readonly EventRule[]): RuleErrors {
  const missing = rules.flatMap((rule, index): (readonly [number, string])[] => {
    if (rule.kind === 'skills' && rule.skills.length === 0) return [[index, copy.skillsMissing]];
    const isIncomplete = rule.kind === 'locked' && !isComplete(rule.groups);
    return isIncomplete ? [[index, copy.groups.missing]] : [];
  });
  return Object.fromEntries(missing);
}

function isComplete(groups: readonly (readonly string[])[]): boolean {
  return groups.length > 0 && groups.every(({ length }) => length >= limits.lockedGroup.min);
}

/** The server's messages: `rules.2`, or `rules.2.count`. */
function serverErrors(error: unknown): RuleErrors {
  if (!isApiError(error)) return {};
  const found = Object.entries(error.fields).flatMap(([path, message]) => {
    const index = /^rules\.(\d+)/.exec(path)?.[1];
    return index === undefined ? [] : [[index, message] as const];
  });
  return Object.fromEntries(found);
}

/** The edited rules, and the saved rules that the edits start from. */
function useDrafts(stored: Answer<'events.rules'>) {
  const [base, setBase] = useState(stored);
  const [rules, setRules] = useState(stored.rules);
  const [errors, setErrors] = useState<RuleErrors>({});
  const [isChanged, setChanged] = useState(false);
  const isOutdated = stored.version > base.version;

  function take(saved: Answer<'events.rules'>): void {
    setBase(saved);
    setRules(saved.rules);
    setErrors({});
    setChanged(false);
  }

  if (isOutdated && !isChanged) take(stored);

  function edit(next: EventRule[]): void {
    setRules(next);
    setErrors({});
    setChanged(true);
  }

  return { base, setBase, rules, errors, setErrors, isChanged, isOutdated, take, edit };
}

/**
 * The rules as edited until they are saved together. If another organiser saves in the meantime, the edits stay, and
 * `conflict` has the saved rules until the organiser chooses one of both.
 */
export function useRules(event: EventPage, stored: Answer<'events.rules'>) {
  const { base, setBase, rules, errors, setErrors, isChanged, isOutdated, take, edit } = useDrafts(stored);
  const { mutate, isPending } = useEventChange<Answer<'events.rules'>>();

  async function send(): Promise<Answer<'events.rules'>> {
    const body = { rules, version: base.version };
    const saved = await call('events.putRules', { params: { id: event.id }, body });
    take(saved);
    queryClient.setQueryData(rulesQuery(event.id).queryKey, saved);
    return saved;
  }

  function save(): void {
    const missing = missingValues(rules);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    mutate({ run: send, done: copy.saved }, { onError: (error) => setErrors(serverErrors(error)) });
  }

  async function applyPreset(preset: EventPreset): Promise<void> {
    try {
      const proposed = await call('events.presetRules', { params: { id: event.id, preset } });
      // No preset has groups of participants: those that an organiser chose stay.
      edit([...proposed.rules, ...rules.filter(({ kind }) => kind === 'locked')]);
      toast.info(copy.presetUsed);
    } catch (error) {
      toast.error(errorText(error, copy.presetFailed));
    }
  }

  return {
    rules,
    errors,
    isChanged,
    isSaving: isPending,
    isFull: rules.length >= limits.eventRules,
    replace: (rule: EventRule) => edit(rules.map((other) => (other.id === rule.id ? rule : other))),
    remove: (id: string) => edit(rules.filter((rule) => rule.id !== id)),
    add: (kind: RuleKind) => edit([...rules, newRule(kind, crypto.randomUUID(), event)]),
    save,
    applyPreset,
    /** The rules that another organiser saved while these were edited. */
    conflict: isOutdated && isChanged && !isPending ? stored.rules : undefined,
    keepOwn: () => setBase(stored),
    takeSaved: () => take(stored),
  };
}
