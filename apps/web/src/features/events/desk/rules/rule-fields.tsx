import { limits } from '@teamwright/contracts/core/limits.ts';
import { rulesCopy as copy } from '../../../../copy/events/rules.ts';
import { useSkillSuggestions } from '../../../../lib/skills/use-skill-suggestions.ts';
import { SelectField } from '../../../../ui/form/select.tsx';
import { TagInput } from '../../../../ui/form/tag-input.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { EventPage } from '../../events.queries.ts';
import { LockedGroups } from './locked-groups.tsx';
import { answersOf, type EventRule, usableQuestions } from './rule-drafts.ts';

interface RuleFieldsProps {
  rule: EventRule;
  event: EventPage;
  error: string | undefined;
  onRule: (rule: EventRule) => void;
}

const levels = [1, 2, 3] as const;
const modes = ['balanced', 'mixed', 'alike'] as const;

function LevelField({ level, onLevel }: { level: number; onLevel: (level: number) => void }) {
  return (
    <SelectField label={copy.level} value={level} onChange={({ target }) => onLevel(Number(target.value))}>
      {levels.map((one) => (
        <option key={one} value={one}>
          {copy.levels[one]}
        </option>
      ))}
    </SelectField>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
}

/** A whole number that stays within its limits. */
function NumberField({ label, value, min, max, onValue }: NumberFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      value={value}
      min={min}
      max={max}
      onChange={({ target }) =>
        onValue(Math.min(max, Math.max(min, Math.round(Number(target.value)) || min)))
      }
    />
  );
}

type Of<Kind extends EventRule['kind']> = Extract<EventRule, { kind: Kind }>;
type FieldsOf<Kind extends EventRule['kind']> = Omit<RuleFieldsProps, 'rule'> & { rule: Of<Kind> };

function RoleFields({ rule, event, onRule }: FieldsOf<'role'>) {
  return (
    <>
      <SelectField
        label={copy.role}
        value={rule.role}
        onChange={({ target }) => onRule({ ...rule, role: target.value })}
      >
        {event.roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <NumberField
        label={copy.count}
        value={rule.count}
        min={1}
        max={event.teamSize.max}
        onValue={(count) => onRule({ ...rule, count })}
      />
      <LevelField level={rule.level} onLevel={(level) => onRule({ ...rule, level })} />
    </>
  );
}

function SkillFields({ rule, event, error, onRule }: FieldsOf<'skills'>) {
  const [suggestions, onType] = useSkillSuggestions();
  return (
    <div className="sm:col-span-full">
      <TagInput
        label={copy.skills}
        hint={event.ideas.length > 0 ? copy.skillsHint : undefined}
        placeholder={copy.skillsPlaceholder}
        tags={rule.skills}
        onTags={(skills) => onRule({ ...rule, skills: [...skills] })}
        suggestions={suggestions}
        onType={onType}
        maxLength={limits.tag.max}
        error={error}
      />
    </div>
  );
}

function ModeField({ rule, onRule }: FieldsOf<'level'>) {
  return (
    <SelectField
      label={copy.mode}
      value={rule.mode}
      onChange={({ target }) =>
        onRule({ ...rule, mode: modes.find((mode) => mode === target.value) ?? 'balanced' })
      }
    >
      {modes.map((mode) => (
        <option key={mode} value={mode}>
          {copy.modes[mode]}
        </option>
      ))}
    </SelectField>
  );
}

function QuestionFields({ rule, event, onRule }: FieldsOf<'same' | 'neverAlone'>) {
  const questions = usableQuestions(event);
  const answers = answersOf(questions.find(({ id }) => id === rule.questionId));
  function choose(questionId: string): void {
    const [value = ''] = answersOf(questions.find(({ id }) => id === questionId));
    onRule(rule.kind === 'same' ? { ...rule, questionId } : { ...rule, questionId, value });
  }
  return (
    <>
      <SelectField
        label={copy.question}
        value={rule.questionId}
        onChange={({ target }) => choose(target.value)}
      >
        {questions.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {rule.kind === 'same' ? null : (
        <SelectField
          label={copy.answer}
          value={rule.value}
          onChange={({ target }) => onRule({ ...rule, value: target.value })}
        >
          {answers.map((answer) => (
            <option key={answer}>{answer}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** The values of a rule. Several kinds have none. */
export function RuleFields({ rule, ...props }: RuleFieldsProps) {
  const { onRule } = props;
  switch (rule.kind) {
    case 'role':
      return <RoleFields {...props} rule={rule} />;
    case 'needs':
      return <LevelField level={rule.level} onLevel={(level) => onRule({ ...rule, level })} />;
    case 'skills':
      return <SkillFields {...props} rule={rule} />;
    case 'hours':
      return (
        <NumberField
          label={copy.hours}
          value={rule.hours}
          min={1}
          max={40}
          onValue={(hours) => onRule({ ...rule, hours })}
        />
      );
    case 'level':
      return <ModeField {...props} rule={rule} />;
    case 'same':
    case 'neverAlone':
      return <QuestionFields {...props} rule={rule} />;
    case 'wishes':
      return (
        <NumberField
          label={copy.within}
          value={rule.within}
          min={1}
          max={limits.participantWishes}
          onValue={(within) => onRule({ ...rule, within })}
        />
      );
    case 'locked':
      return <LockedGroups event={props.event} rule={rule} onRule={onRule} />;
    default:
      return null;
  }
}
