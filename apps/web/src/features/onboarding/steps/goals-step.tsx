import { goalNames } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { welcomeCopy } from '../../../copy/welcome.ts';
import { call } from '../../../lib/api/api.ts';
import { type OwnUser, ownUserQuery, setOwnUser } from '../../../lib/api/own-user.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { toggled } from '../../../lib/toggled.ts';
import { ChipChoice } from '../../../ui/form/chip-choice.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { useStep } from '../use-step.ts';
import { useListEdits } from './list-edits.ts';
import { StepFrame, type Welcome } from './step-frame.tsx';

const copy = welcomeCopy.goals;

/** Goals and interests. */
export function GoalsStep({ user, welcome }: { user: OwnUser; welcome: Welcome }) {
  const actions = useStep('goals');
  const goals = useListEdits(user.goals);
  const interests = useListEdits<string>(user.interests);
  const isUnsaved = goals.isChanged || interests.isChanged;

  async function save(): Promise<void> {
    if (!isUnsaved) return;
    // Another tab may have changed them, and a live update can be lost.
    const { user: stored } = await queryClient.fetchQuery({ ...ownUserQuery, staleTime: 0 });
    const body = {
      ...(goals.isChanged && { goals: goals.editsOf(stored?.goals ?? []) }),
      ...(interests.isChanged && {
        interests: interests.editsOf(stored?.interests ?? []).slice(0, limits.tags.max),
      }),
    };
    const answer = await call('profiles.update', { params: { id: user.id }, body });
    setOwnUser(answer.user);
    interests.forgetAdded(interests.added);
    for (const feature of ['matching', 'projects'])
      void queryClient.invalidateQueries({ queryKey: [feature] });
  }

  return (
    <StepFrame
      step="goals"
      welcome={welcome}
      title={copy.title}
      text={copy.text}
      actions={actions}
      onContinue={() => actions.finish(save)}
    >
      <ChipChoice
        label={copy.label}
        choices={goalNames.map((name) => ({ name, text: copy.names[name] }))}
        chosen={goals.chosen}
        onToggle={(name) => goals.choose(toggled(goals.chosen, name))}
      />
      <ChipChoice<string>
        label={copy.interests}
        hint={copy.interestsHint}
        choices={copy.topics.map((name) => ({ name, text: name }))}
        chosen={interests.chosen}
        onToggle={(name) => interests.choose(toggled(interests.chosen, name))}
      />
      <TagInput
        label={copy.otherInterests}
        tags={interests.chosen}
        onTags={interests.choose}
        placeholder={profilesCopy.tagPlaceholder}
        maxLength={limits.tag.max}
      />
      <UnsavedGuard isUnsaved={isUnsaved && actions.busy === undefined} />
    </StepFrame>
  );
}
