import { limits } from '@teamwright/contracts/core/limits.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { eventFormCopy } from '../../../copy/events/event-form.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { EventQuestion } from '../events.queries.ts';
import type { QuestionDraft, QuestionErrors } from './question-drafts.ts';

const copy = eventFormCopy.questions;

const kinds = ['choice', 'scale', 'text'] as const;
const visibilities = ['shown_to_teams', 'organisers_only', 'used_in_rule'] as const;

function kindOf(value: string): EventQuestion['kind'] {
  return kinds.find((kind) => kind === value) ?? 'text';
}

function visibilityOf(value: string): EventQuestion['visibility'] {
  return visibilities.find((visibility) => visibility === value) ?? 'organisers_only';
}

interface FieldsProps {
  draft: QuestionDraft;
  errors: QuestionErrors[number] | undefined;
  onChange: (changes: Partial<QuestionDraft>) => void;
}

function QuestionFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={copy.label}
        value={draft.label}
        maxLength={limits.questionLabel.max}
        error={errors?.label}
        onChange={({ target }) => onChange({ label: target.value })}
        fieldClassName="md:col-span-2"
      />
      <SelectField
        label={copy.kind}
        value={draft.kind}
        onChange={({ target }) => onChange({ kind: kindOf(target.value) })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {copy.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={copy.visibility}
        value={draft.visibility}
        onChange={({ target }) => onChange({ visibility: visibilityOf(target.value) })}
      >
        {visibilities.map((visibility) => (
          <option key={visibility} value={visibility}>
            {copy.visibilities[visibility]}
          </option>
        ))}
      </SelectField>
      {draft.kind === 'choice' ? (
        <div className="md:col-span-2">
          <TagInput
            label={copy.options}
            hint={fill(copy.optionsHint, limits.questionOptions)}
            placeholder={copy.optionPlaceholder}
            tags={draft.options}
            onTags={(options) => onChange({ options: [...options] })}
            maxLength={limits.tag.max}
            error={errors?.options}
          />
        </div>
      ) : null}
      <CheckboxField
        label={copy.required}
        checked={draft.required}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
    </>
  );
}

interface IconButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <Button variant="ghost" size="square" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

interface QuestionCardProps extends FieldsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question with its place in the list. */
export function QuestionCard({ index, count, onMove, onRemove, ...fields }: QuestionCardProps) {
  const number = index + 1;
  return (
    <Card as="li" className="grid gap-4 md:grid-cols-2">
      <div className="flex items-center justify-between gap-2 md:col-span-2">
        <h3 className="text-16">{fill(copy.number, { number })}</h3>
        <div className="flex gap-1">
          {index > 0 ? (
            <IconButton label={fill(copy.up, { number })} onClick={() => onMove(index - 1)}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
          ) : null}
          {index < count - 1 ? (
            <IconButton label={fill(copy.down, { number })} onClick={() => onMove(index + 1)}>
              <ArrowDown aria-hidden="true" />
            </IconButton>
          ) : null}
          <IconButton label={fill(copy.remove, { number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <QuestionFields {...fields} />
    </Card>
  );
}
