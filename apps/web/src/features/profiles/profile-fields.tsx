import { goalNames } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import { useScrollToAnchor } from '../../lib/address/use-scroll-to-anchor.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import type { FocusTarget } from '../../lib/focus/use-focus-handover.ts';
import { toggled } from '../../lib/toggled.ts';
import type { ProfileSection } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Card } from '../../ui/card.tsx';
import { ChipChoice } from '../../ui/form/chip-choice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PlaceField } from './place-field.tsx';
import { isPasswordRequired, type ProfileValues } from './profile-values.ts';

const { goals: goalsCopy } = welcomeCopy;

export interface FieldsProps {
  form: UseFormReturn<ProfileValues>;
}

/** One section of the form. Its heading is the anchor that the index and other pages link to. */
export function Group({ section, children }: { section: ProfileSection; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToAnchor(heading, section, true);
  return (
    <Card as="section" aria-labelledby={section}>
      <h2 ref={heading} id={section} tabIndex={-1} className="mb-3 scroll-mt-22">
        {copy.sections[section]}
      </h2>
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</div>
    </Card>
  );
}

interface AccountFieldsProps extends FieldsProps {
  /** The form that these fields belong to, although they are outside of it. */
  formId: string;
  user: OwnUser;
}

export function AccountFields({ form, formId, user }: AccountFieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const asksPassword = isPasswordRequired(user, { email, password });
  return (
    <Group section="account">
      <TextField
        {...register('username')}
        form={formId}
        label={copy.username}
        error={errors.username?.message}
        maxLength={limits.username.max}
        autoComplete="nickname"
      />
      <TextField
        {...register('email')}
        form={formId}
        type="email"
        label={copy.email}
        hint={user.emailVerified ? undefined : copy.emailUnverified}
        error={errors.email?.message}
        maxLength={limits.email.max}
        autoComplete="email"
      />
      <PasswordField
        {...register('password')}
        form={formId}
        label={copy.password}
        hint={copy.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      {asksPassword ? (
        <PasswordField
          {...register('currentPassword')}
          form={formId}
          label={copy.currentPassword}
          hint={copy.currentPasswordHint}
          error={errors.currentPassword?.message}
          autoComplete="current-password"
        />
      ) : null}
    </Group>
  );
}

const tagTexts = { placeholder: copy.tagPlaceholder, maxLength: limits.tag.max };

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
    <Group section="about">
      <TextField
        {...register('workplace')}
        label={copy.workplace}
        placeholder={texts.profile.workplacePlaceholder}
        error={errors.workplace?.message}
        maxLength={limits.workplace.max}
        autoComplete="organization"
      />
      <PlaceField form={form} kind="area" />
      <PlaceField form={form} kind="school" />
      <TextArea
        {...register('bio')}
        label={texts.profile.bio}
        error={errors.bio?.message}
        maxLength={limits.bio.max}
        rows={3}
        fieldClassName="md:col-span-full"
      />
      {bioSkills(bio, bioField)}
      <Controller
        control={control}
        name="goals"
        render={({ field }) => (
          <div className="md:col-span-full">
            <ChipChoice
              label={goalsCopy.label}
              choices={goalNames.map((name) => ({ name, text: goalsCopy.names[name] }))}
              chosen={field.value}
              onToggle={(name) => field.onChange(toggled(field.value, name))}
            />
          </div>
        )}
      />
      <div className="grid items-start gap-4 md:col-span-full md:grid-cols-2">
        <TagsField control={control} name="interests" label={copy.interests} {...tagTexts} />
        <TagsField control={control} name="roles" label={copy.roles} {...tagTexts} />
      </div>
    </Group>
  );
}
