import { limits } from '@teamwright/contracts/core/limits.ts';
import { useForm, useFormState } from 'react-hook-form';
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
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { type PictureState, pictureChange } from './picture/picture-state.ts';
import type { Picture } from './picture/use-picture.ts';
import { AboutFields, type AboutFieldsProps, AccountFields, CollaborationFields } from './profile-fields.tsx';
import { type ProfileValues, profileChanges, profileFields, profileValues } from './profile-values.ts';

interface Problem {
  field?: keyof ProfileValues;
  message: string;
}

function hoursFit(typed: string): boolean {
  const hours = Number(typed);
  const { min, max } = limits.hoursPerWeek;
  return typed.trim() === '' || (Number.isInteger(hours) && hours >= min && hours <= max);
}

/** Returns the problem that prevents saving, or undefined. */
function profileProblem(user: OwnUser, values: ProfileValues, picture: PictureState): Problem | undefined {
  if (picture.step === 'uploading') return { message: texts.profile.waitForImage };
  const changes = { ...profileChanges(user, values), ...pictureChange(picture) };
  if (Object.keys(changes).length === 0) return { message: texts.profile.noChanges };
  if (!hoursFit(values.hoursPerWeek)) {
    return { field: 'hoursPerWeek', message: fill(profilesCopy.hoursInvalid, limits.hoursPerWeek) };
  }
  return undefined;
}

interface ProfileFormProps extends Pick<AboutFieldsProps, 'bioSkills'> {
  user: OwnUser;
  picture: Picture;
}

/** Sends only the changes. The response updates the profile and the stored copy of the user. */
export function ProfileForm({ user, picture, bioSkills }: ProfileFormProps) {
  const form = useForm<ProfileValues>({ defaultValues: profileValues(user) });
  const { start, succeed, fail } = useSession();
  const { errors, isSubmitting } = useFormState({ control: form.control });

  function showProblem({ field, message }: Problem): void {
    form.setError(field ?? 'root', { message });
    if (field) form.setFocus(field);
  }

  function showRefusal(error: unknown): void {
    const message = errorText(error);
    fail(message);
    for (const [name, text] of fieldTexts(error, profileFields)) form.setError(name, { message: text });
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
      for (const feature of ['matching', 'nearby'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
      <form noValidate onSubmit={form.handleSubmit(update)} className="grid gap-8">
        <AccountFields form={form} user={user} />
        <AboutFields form={form} bioSkills={bioSkills} />
        <CollaborationFields form={form} />
        {errors.root ? (
          <div role="alert">
            <FieldError>{errors.root.message}</FieldError>
          </div>
        ) : null}
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting} className="justify-self-start">
          {texts.profile.update}
        </Button>
      </form>
    </Card>
  );
}
