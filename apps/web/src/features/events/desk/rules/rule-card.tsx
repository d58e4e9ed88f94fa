import { Trash2 } from 'lucide-react';
import { rulesCopy as copy } from '../../../../copy/events/rules.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import type { EventPage } from '../../events.queries.ts';
import { type EventRule, maxPositionOf, positionOf, ruleName, strengthAt } from './rule-drafts.ts';
import { RuleFields } from './rule-fields.tsx';

interface RuleCardProps {
  rule: EventRule;
  event: EventPage;
  error: string | undefined;
  onRule: (rule: EventRule) => void;
  onRemove: () => void;
}

function textOf(rule: EventRule): string | undefined {
  if (rule.kind === 'neverAlone') return copy.answerText;
  if (rule.kind === 'same') return copy.sameText;
  const texts: Readonly<Record<string, string>> = copy.texts;
  return texts[rule.kind];
}

/** How important a rule is: from nice to must. The words below are the marks of the slider. */
function Strength({ rule, onRule }: Pick<RuleCardProps, 'rule' | 'onRule'>) {
  const position = positionOf(rule);
  const max = maxPositionOf(rule.kind);
  const canBeHard = strengthAt(max) === 'hard';
  return (
    <div className="grid gap-0.5 max-sm:order-last max-sm:col-span-full sm:w-56">
      <input
        type="range"
        aria-label={fill(copy.strength, { rule: ruleName(rule) })}
        aria-valuetext={copy.words[position]}
        min={0}
        max={max}
        step={1}
        value={position}
        onChange={({ target }) => onRule({ ...rule, strength: strengthAt(Number(target.value)) })}
        className="h-8 w-full accent-primary max-md:h-11"
      />
      <div aria-hidden="true" className="relative flex justify-between text-13 text-muted">
        <span>{copy.nice}</span>
        {canBeHard ? (
          <>
            <span className="absolute left-2/3 -translate-x-1/2">{copy.strong}</span>
            <span>{copy.must}</span>
          </>
        ) : (
          <span>{copy.strong}</span>
        )}
      </div>
    </div>
  );
}

/** One rule: what it says, its values, and how important it is. */
export function RuleCard({ rule, event, error, onRule, onRemove }: RuleCardProps) {
  const text = textOf(rule);
  return (
    <Card as="li" className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="min-w-0">
          <h3 className="text-16 wrap-anywhere">{ruleName(rule)}</h3>
          {text === undefined ? null : <p className="text-14 text-muted">{text}</p>}
        </div>
        <Strength rule={rule} onRule={onRule} />
        <Button
          variant="ghost"
          size="square"
          aria-label={fill(copy.remove, { rule: ruleName(rule) })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <div className="grid items-start gap-3 empty:hidden sm:grid-cols-3">
        <RuleFields rule={rule} event={event} error={error} onRule={onRule} />
      </div>
      {error !== undefined && rule.kind !== 'skills' ? <FieldError>{error}</FieldError> : null}
    </Card>
  );
}
