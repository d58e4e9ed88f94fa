import { limits } from '@teamwright/contracts/core/limits.ts';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import { nearbyCopy } from '../../copy/nearby.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import type { FocusTarget } from '../../lib/use-focus-handover.ts';
import { fill, texts } from '../../texts.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { TagInput } from '../../ui/form/tag-input.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PlaceField } from './place-field.tsx';
import { isPasswordRequired, type ProfileValues } from './profile-values.ts';

interface FieldsProps {
  form: UseFormReturn<ProfileValues>;
}

const timeZones = Intl.supportedValuesOf('timeZone');

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-bold text-heading">{title}</legend>
      <div className="grid items-start gap-4 lg:grid-cols-2">{children}</div>
    </fieldset>
  );
}

export function AccountFields({ form, user }: FieldsProps & { user: OwnUser }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const asksPassword = isPasswordRequired(user, { email, password });
  return (
    <Group title={copy.account}>
      <TextField
        {...register('username')}
        label={copy.username}
        error={errors.username?.message}
        maxLength={limits.username.max}
        autoComplete="nickname"
      />
      <TextField
        {...register('email')}
        type="email"
        label={copy.email}
        hint={user.emailVerified ? undefined : copy.emailUnverified}
        error={errors.email?.message}
        maxLength={limits.email.max}
        autoComplete="email"
      />
      <PasswordField
        {...register('password')}
        label={copy.password}
        hint={copy.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      {asksPassword ? (
        <PasswordField
          {...register('currentPassword')}
          label={copy.currentPassword}
          hint={copy.currentPasswordHint}
          error={errors.currentPassword?.message}
          autoComplete="current-password"
        />
      ) : null}
    </Group>
  );
}

export interface AboutFieldsProps extends FieldsProps {
  /** Shown below the bio as typed. `field` is its input. */
  bioSkills: (bio: string, field: RefObject<FocusTarget>) => ReactNode;
}

export function AboutFields({ form, bioSkills }: AboutFieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const bio = useWatch({ control, name: 'bio' });
  const bioField = useRef({ focus: () => form.setFocus('bio') });
  return (
    <Group title={copy.about}>
      <TextField
        {...register('workplace')}
        label={copy.workplace}
        placeholder={texts.profile.workplacePlaceholder}
        error={errors.workplace?.message}
        maxLength={limits.workplace.max}
        autoComplete="organization"
        fieldClassName="lg:col-span-2"
      />
      <PlaceField form={form} kind="area" />
      <PlaceField form={form} kind="school" />
      <TextArea
        {...register('bio')}
        label={texts.profile.bio}
        error={errors.bio?.message}
        maxLength={limits.bio.max}
        fieldClassName="lg:col-span-2"
      />
      {bioSkills(bio, bioField)}
    </Group>
  );
}

function TagsField({ form, name, label }: FieldsProps & { name: 'interests' | 'roles'; label: string }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TagInput
          label={label}
          name={name}
          tags={field.value}
          onTags={field.onChange}
          inputRef={field.ref}
          placeholder={copy.tagPlaceholder}
          maxLength={limits.tag.max}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function CollaborationFields({ form }: FieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  return (
    <Group title={copy.collaboration}>
      <SelectField {...register('timeZone')} label={copy.timeZone} error={errors.timeZone?.message}>
        <option value="">{copy.noTimeZone}</option>
        {timeZones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <TextField
        {...register('hoursPerWeek')}
        type="number"
        inputMode="numeric"
        label={copy.hours}
        hint={fill(copy.hoursHint, limits.hoursPerWeek)}
        error={errors.hoursPerWeek?.message}
        min={limits.hoursPerWeek.min}
        max={limits.hoursPerWeek.max}
        step={1}
      />
      <TagsField form={form} name="interests" label={copy.interests} />
      <TagsField form={form} name="roles" label={copy.roles} />
      <CheckboxField {...register('openToCollaborate')} label={copy.open} />
      <CheckboxField {...register('nearby')} label={nearbyCopy.profile.label} />
    </Group>
  );
}
