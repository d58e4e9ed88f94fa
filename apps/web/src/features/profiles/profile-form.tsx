import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import { profilesCopy } from '../../copy/accounts/profiles.ts';
import { call } from '../../lib/api/api.ts';
import { fieldTexts } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, setOwnUser } from '../../lib/api/own-user.ts';
import { queryClient } from '../../lib/api/query.ts';
import { useSession } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { type PictureState, pictureChange } from './picture/picture-state.ts';
import type { Picture } from './picture/use-picture.ts';
import { AboutFields, type AboutFieldsProps, AccountFields } from './profile-fields.tsx';
import {
  type ProfileValues,
  profileChanges,
  profileFields,
  profileValues,
  sectionOf,
} from './profile-values.ts';
import type { SectionFolds } from './use-section-folds.ts';

interface Problem {
  field?: keyof ProfileValues;
  message: string;
}

function hoursFit(typed: string): boolean {
  const hours = Number(typed);
  const { min, max } = limits.hoursPerWeek;
  return typed.trim() === '' || (Number.isInteger(hours) && hours >= min && hours <= max);
}

function isChanged(user: OwnUser, values: ProfileValues, picture: PictureState): boolean {
  return Object.keys({ ...profileChanges(user, values), ...pictureChange(picture) }).length > 0;
}

/** Returns the problem that prevents saving, or undefined. */
function profileProblem(user: OwnUser, values: ProfileValues, picture: PictureState): Problem | undefined {
  if (picture.step === 'uploading') return { message: texts.profile.waitForImage };
  if (!isChanged(user, values, picture)) return { message: texts.profile.noChanges };
  if (!hoursFit(values.hoursPerWeek)) {
    return { field: 'hoursPerWeek', message: fill(profilesCopy.hoursInvalid, limits.hoursPerWeek) };
  }
  return undefined;
}

interface SaveBarProps {
  formId: string;
  form: UseFormReturn<ProfileValues>;
  user: OwnUser;
  picture: Picture;
}

/** Update, and while there are unsaved changes a bar that stays in view. */
function SaveBar({ formId, form, user, picture }: SaveBarProps) {
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control, compute: (all: ProfileValues) => all });
  const unsaved = isChanged(user, values, picture.state);
  const submit = useRef<HTMLButtonElement>(null);

  function discard(): void {
    form.reset(profileValues(user));
    picture.reset();
    // The pressed button goes away.
    submit.current?.focus();
  }

  return (
    <div
      data-action-bar={unsaved ? '' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        unsaved &&
          'sticky bottom-14 z-10 -mx-4 border-t bg-bg px-4 py-3 md:bottom-0 md:mx-0 md:rounded-10 md:border',
      )}
    >
      <Button ref={submit} type="submit" form={formId} variant="primary" busy={isSubmitting}>
        {texts.profile.update}
      </Button>
      {unsaved && !isSubmitting ? (
        <Button variant="ghost" onClick={discard}>
          {profilesCopy.discard}
        </Button>
      ) : null}
      <UnsavedGuard isUnsaved={unsaved && !isSubmitting} />
      <p role="status" className="text-14 font-semibold text-heading">
        {unsaved ? profilesCopy.unsaved : ''}
      </p>
      {errors.root ? (
        <div role="alert" className="basis-full">
          <FieldError>{errors.root.message}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

interface ProfileFormProps extends Pick<AboutFieldsProps, 'bioSkills'> {
  user: OwnUser;
  picture: Picture;
  folds: SectionFolds;
  /** Shown below the fields of the account. */
  account: ReactNode;
  /** Shown between the fields. It has its own form, and forms cannot contain each other. */
  children: ReactNode;
}

/** Sends only the changes. The response updates the profile and the stored copy of the user. */
export function ProfileForm(props: ProfileFormProps) {
  const { user, picture, folds, bioSkills, account, children } = props;
  const formId = useId();
  const form = useForm<ProfileValues>({ defaultValues: profileValues(user) });
  const { start, succeed, fail } = useSession();

  function showProblem({ field, message }: Problem): void {
    form.setError(field ?? 'root', { message });
    if (!field) return;
    // A field in a folded section cannot receive the focus.
    flushSync(() => folds.open([sectionOf(field)]));
    form.setFocus(field);
  }

  function showRefusal(error: unknown): void {
    const message = errorText(error);
    fail(message);
    const refused = [...fieldTexts(error, profileFields)];
    for (const [name, text] of refused) form.setError(name, { message: text });
    folds.open(refused.map(([name]) => sectionOf(name)));
    form.setError('root', { message });
  }

  async function update(values: ProfileValues): Promise<void> {
    const problem = profileProblem(user, values, picture.state);
    if (problem) {
      showProblem(problem);
      return;
    }
    start();
    try {
      const answer = await call('profiles.update', {
        params: { id: user.id },
        body: { ...profileChanges(user, values), ...pictureChange(picture.state) },
      });
      succeed(answer.user);
      setOwnUser(answer.user);
      form.reset(profileValues(answer.user));
      toast.success(texts.profile.updated);
      for (const feature of ['matching', 'nearby', 'projects'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <div className="grid min-w-0 gap-4">
      <form id={formId} noValidate onSubmit={form.handleSubmit(update)} className="grid gap-4">
        <AboutFields form={form} fold={folds.of('about')} bioSkills={bioSkills} />
      </form>
      {children}
      <AvailabilityFields form={form} formId={formId} fold={folds.of('availability')} />
      <AccountFields form={form} formId={formId} user={user} fold={folds.of('account')} below={account} />
      <SaveBar formId={formId} form={form} user={user} picture={picture} />
    </div>
  );
}
