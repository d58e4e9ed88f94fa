import { useState } from 'react';
import { notificationPreferencesCopy as copy } from '../../../copy/accounts/notification-preferences.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { QuietHours as Hours } from './unsaved-choices.ts';

const usual = { from: '22:00', to: '07:00' };

interface QuietHoursProps {
  hours: Hours;
  onChange: (hours: Hours) => void;
}

/** A time is saved when its field loses the focus, so that an incomplete time is never saved. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const [draft, setDraft] = useState(hours ?? usual);
  const same = draft.from === draft.to;

  function leave(): void {
    const whole = draft.from !== '' && draft.to !== '' && !same;
    if (whole && (draft.from !== hours?.from || draft.to !== hours.to)) onChange(draft);
  }

  const field = (end: 'from' | 'to') => (
    <TextField
      type="time"
      label={copy[end]}
      className="w-32"
      value={draft[end]}
      aria-invalid={same || undefined}
      onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
      onBlur={leave}
    />
  );
  return (
    <>
      <CheckboxField
        label={copy.quiet}
        checked={hours !== null}
        onChange={(event) => onChange(event.target.checked ? draft : null)}
      />
      <p className="max-w-[80ch] text-14 text-muted">{copy.quietText}</p>
      {hours ? (
        <div className="mt-3 flex flex-wrap gap-4">
          {field('from')}
          {field('to')}
        </div>
      ) : null}
      {hours && same ? (
        <div role="alert" className="mt-2">
          <FieldError>{copy.sameTimes}</FieldError>
        </div>
      ) : null}
    </>
  );
}
