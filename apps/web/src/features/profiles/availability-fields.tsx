import { limits } from '@teamwright/contracts/core/limits.ts';
import { countHours, readWeek, writeWeek } from '@teamwright/matching/hours/week.ts';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import { availabilityCopy } from '../../copy/availability.ts';
import { zoneCity } from '../../lib/time/zones.ts';
import { fill } from '../../texts.ts';
import { AvailabilityGrid } from '../../ui/form/availability/availability-grid.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ZoneField } from '../../ui/form/zone-field.tsx';
import { type FieldsProps, Group, summaryOf } from './profile-fields.tsx';

interface AvailabilityFieldsProps extends FieldsProps {
  /** The form that these fields belong to, although they are outside of it. */
  formId: string;
}

/** The time zone, the hours of a week, and whether the user wants to be found. */
export function AvailabilityFields({ form, formId, fold }: AvailabilityFieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [availability, hours, timeZone] = useWatch({
    control,
    name: ['availability', 'hoursPerWeek', 'timeZone'],
  });
  const free = countHours(readWeek(availability));
  const isPart = hours.trim() !== '' && free > 0;
  const summary = summaryOf([
    hours.trim() === '' ? '' : fill(copy.hoursShort, { hours }),
    timeZone === '' ? '' : zoneCity(timeZone),
  ]);
  return (
    <Group section="availability" summary={summary} fold={fold}>
      <Controller
        control={control}
        name="timeZone"
        render={({ field, fieldState }) => (
          <ZoneField
            zone={field.value}
            onZone={field.onChange}
            hint={availability !== '' && field.value === '' ? availabilityCopy.zone.needed : undefined}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        {...register('hoursPerWeek')}
        form={formId}
        type="number"
        inputMode="numeric"
        label={copy.hours}
        hint={isPart ? fill(copy.hoursOfFree, { hours, free }) : fill(copy.hoursHint, limits.hoursPerWeek)}
        error={errors.hoursPerWeek?.message}
        min={limits.hoursPerWeek.min}
        max={limits.hoursPerWeek.max}
        step={1}
      />
      <div className="lg:pt-6.5">
        <CheckboxField {...register('openToCollaborate')} form={formId} label={copy.open} />
      </div>
      <div className="md:col-span-full">
        <Controller
          control={control}
          name="availability"
          render={({ field, fieldState }) => (
            <>
              <AvailabilityGrid
                week={readWeek(field.value)}
                onWeek={(week) => field.onChange(writeWeek(week) ?? '')}
              />
              {fieldState.error ? <FieldError>{fieldState.error.message}</FieldError> : null}
            </>
          )}
        />
      </div>
    </Group>
  );
}
