import { eventPresets, joinPolicies } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { eventFormCopy as copy } from '../../../copy/events/event-form.ts';
import { fill } from '../../../texts.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import { TagsField } from '../../../ui/form/tags-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ZoneField } from '../../../ui/form/zone-field.tsx';
import { type EventFormValues, teamValuesAfter } from './event-form-values.ts';

type Form = UseFormReturn<EventFormValues>;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-x-6 gap-y-5 md:grid-cols-2">
      <legend className="mb-4 text-18 font-bold text-heading">{title}</legend>
      {children}
    </fieldset>
  );
}

function About({ form, isNew }: { form: Form; isNew: boolean }) {
  const { register, control, getValues, reset } = form;
  const { errors } = useFormState({ control });
  const fillIn = () => {
    const values = getValues();
    reset({ ...values, ...teamValuesAfter(values.preset, values) }, { keepErrors: true });
  };
  return (
    <Group title={copy.about}>
      {isNew ? (
        <SelectField
          {...register('preset', { onChange: fillIn })}
          label={copy.preset.label}
          hint={copy.preset.hint}
        >
          {eventPresets.map((preset) => (
            <option key={preset} value={preset}>
              {copy.preset.names[preset]}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        {...register('title')}
        label={copy.title}
        maxLength={limits.title.max}
        error={errors.title?.message}
        fieldClassName="md:col-span-2"
      />
      <TextArea
        {...register('description')}
        rows={6}
        label={copy.description}
        hint={copy.descriptionHint}
        maxLength={limits.description.max}
        error={errors.description?.message}
        fieldClassName="md:col-span-2"
      />
    </Group>
  );
}

function WhenAndWhere({ form: { register, control } }: { form: Form }) {
  const { errors } = useFormState({ control });
  return (
    <Group title={copy.when}>
      {(['startsAt', 'endsAt', 'deadline'] as const).map((name) => (
        <TextField
          key={name}
          {...register(name)}
          type="datetime-local"
          label={copy[name]}
          error={errors[name]?.message}
        />
      ))}
      <Controller
        control={control}
        name="timeZone"
        render={({ field, fieldState }) => (
          <ZoneField
            zone={field.value}
            onZone={field.onChange}
            hint={copy.zoneHint}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        {...register('place')}
        label={copy.place}
        hint={copy.placeHint}
        maxLength={limits.eventPlace.max}
        error={errors.place?.message}
      />
      <div className="md:mt-7">
        <CheckboxField {...register('online')} label={copy.online} />
      </div>
    </Group>
  );
}

function Who({ form: { register, control } }: { form: Form }) {
  const { errors } = useFormState({ control });
  const joinPolicy = useWatch({ control, name: 'joinPolicy' });
  return (
    <Group title={copy.who}>
      <TextField
        {...register('capacity')}
        type="number"
        inputMode="numeric"
        {...limits.eventCapacity}
        label={copy.capacity}
        hint={fill(copy.capacityHint, limits.eventCapacity)}
        error={errors.capacity?.message}
      />
      <TextField
        {...register('joinCode')}
        label={copy.joinCode}
        hint={fill(copy.joinCodeHint, limits.joinCode)}
        maxLength={limits.joinCode.max}
        autoComplete="off"
        error={errors.joinCode?.message}
      />
      <SelectField
        {...register('joinPolicy')}
        label={copy.joinPolicy}
        hint={joinPolicy === 'list' ? copy.listHint : undefined}
        error={errors.joinPolicy?.message}
      >
        {joinPolicies.map((policy) => (
          <option key={policy} value={policy}>
            {copy.joinPolicies[policy]}
          </option>
        ))}
      </SelectField>
      {joinPolicy === 'domain' ? (
        <TagsField
          control={control}
          name="emailDomains"
          label={copy.emailDomains}
          hint={copy.emailDomainsHint}
          placeholder={copy.domainsPlaceholder}
          maxLength={limits.emailDomain.max}
        />
      ) : null}
    </Group>
  );
}

function Teams({ form: { register, control } }: { form: Form }) {
  const { errors } = useFormState({ control });
  return (
    <Group title={copy.teams}>
      <div className="grid gap-1.5 md:col-span-2">
        <div className="grid grid-cols-3 items-start gap-3 md:max-w-120">
          {(['min', 'preferred', 'max'] as const).map((name) => (
            <TextField
              key={name}
              {...register(name)}
              type="number"
              inputMode="numeric"
              min={limits.eventTeamSize.min}
              max={limits.eventTeamSize.max}
              label={copy[name]}
              error={errors[name]?.message}
            />
          ))}
        </div>
        <p className="text-14 text-muted">{copy.teamHint}</p>
      </div>
      <div className="md:col-span-2">
        <TagsField
          control={control}
          name="roles"
          label={copy.roles}
          hint={copy.rolesHint}
          placeholder={copy.rolesPlaceholder}
          maxLength={limits.tag.max}
        />
      </div>
      <div className="md:col-span-2">
        <CheckboxField {...register('participantIdeas')} label={copy.participantIdeas} />
      </div>
    </Group>
  );
}

/** The fields of an event in four groups. The kind of event cannot be changed later. */
export function EventFormFields({ form, isNew }: { form: Form; isNew: boolean }) {
  return (
    <>
      <About form={form} isNew={isNew} />
      <WhenAndWhere form={form} />
      <Who form={form} />
      <Teams form={form} />
    </>
  );
}
