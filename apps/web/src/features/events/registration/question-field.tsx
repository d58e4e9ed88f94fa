import { limits } from '@teamwright/contracts/core/limits.ts';
import { useId } from 'react';
import { registrationCopy } from '../../../copy/events/registration.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { SegmentedChoice } from '../../../ui/form/segmented-choice.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { EventQuestion } from '../events.queries.ts';

const copy = registrationCopy.questions;

const scale = ['1', '2', '3', '4', '5'] as const;

interface QuestionFieldProps {
  question: EventQuestion;
  /** '' for no answer. */
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

function labelOf({ label, required }: EventQuestion): string {
  return required ? label : `${label} ${copy.optional}`;
}

function Scale({ question, value, onValue, error }: QuestionFieldProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-14 font-semibold text-heading wrap-anywhere">
        {labelOf(question)}
      </span>
      <SegmentedChoice
        label={labelOf(question)}
        choices={scale.map((name) => ({ name, text: name }))}
        chosen={scale.find((one) => one === value)}
        onChoose={onValue}
        describedBy={id}
        invalid={error !== undefined}
      />
      {error === undefined ? (
        <p id={id} className="text-14 text-muted">
          {copy.low}. {copy.visibility[question.visibility]}
        </p>
      ) : (
        <FieldError id={id}>{error}</FieldError>
      )}
    </div>
  );
}

/** One question of the organisers, with who reads the answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, onValue, error } = props;
  if (question.kind === 'scale') return <Scale {...props} />;
  const texts = { label: labelOf(question), hint: copy.visibility[question.visibility], error };
  if (question.kind === 'text') {
    return (
      <TextArea
        {...texts}
        rows={2}
        value={value}
        maxLength={limits.answer.max}
        onChange={({ target }) => onValue(target.value)}
      />
    );
  }
  return (
    <SelectField {...texts} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">{question.required ? copy.choose : copy.none}</option>
      {question.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}
