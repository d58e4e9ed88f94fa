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
import { FoldCard, type FoldState } from '../../ui/fold-card.tsx';
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
  fold: FoldState;
}

interface GroupProps {
  section: ProfileSection;
  /** What the folded section says on phones. */
  summary: string;
  fold: FoldState;
  /** Below the fields. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * One section of the form, on phones one row until it is opened. Its heading is the anchor that the index and other
 * pages link to.
 */
export function Group({ section, summary, fold, below, children }: GroupProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On phones, a folded section can be too close to the end of the page.
  useScrollToAnchor(heading, section, fold.isOpen);
  return (
    <FoldCard title={copy.sections[section]} anchor={{ id: section, heading }} summary={summary} fold={fold}>
      <div className="grid items-start gap-4 max-md:mt-3 max-md:pb-1 md:grid-cols-2 lg:grid-cols-3">
        {children}
      </div>
      {below}
    </FoldCard>
  );
}

/** The parts that are filled in, or that none is. */
export function summaryOf(parts: readonly string[]): string {
  return (
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ') || copy.emptySection
  );
}

interface AccountFieldsProps extends FieldsProps {
  /** The form that these fields belong to, although they are outside of it. */
  formId: string;
  user: OwnUser;
  /** Below the fields. It has its own form, and forms cannot contain each other. */
  below: ReactNode;
}

export function AccountFields({ form, formId, user, fold, below }: AccountFieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [username, email, password] = useWatch({ control, name: ['username', 'email', 'password'] });
  const asksPassword = isPasswordRequired(user, { email, password });
  return (
    <Group section="account" summary={summaryOf([username, email])} fold={fold} below={below}>
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

export function AboutFields({ form, fold, bioSkills }: AboutFieldsProps) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [bio, workplace, area] = useWatch({ control, name: ['bio', 'workplace', 'area'] });
  const bioField = useRef({ focus: () => form.setFocus('bio') });
  return (
    <Group section="about" summary={summaryOf([workplace, area, bio])} fold={fold}>
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
