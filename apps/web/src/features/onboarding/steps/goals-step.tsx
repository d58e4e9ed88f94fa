import { goalNames } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { welcomeCopy } from '../../../copy/welcome.ts';
import { call } from '../../../lib/api/api.ts';
import { type OwnUser, setOwnUser } from '../../../lib/api/own-user.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { toggled } from '../../../lib/toggled.ts';
import { ChipChoice } from '../../../ui/form/chip-choice.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { useStep } from '../use-step.ts';
import { StepFrame, type Welcome } from './step-frame.tsx';

const copy = welcomeCopy.goals;

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** Goals and interests. */
export function GoalsStep({ user, welcome }: { user: OwnUser; welcome: Welcome }) {
  const actions = useStep('goals');
  const [goals, setGoals] = useState(user.goals);
  const [interests, setInterests] = useState<readonly string[]>(user.interests);
  const isUnsaved = !isSame(goals, user.goals) || !isSame(interests, user.interests);

  async function save(): Promise<void> {
    const body = { goals, interests: interests.slice(0, limits.tags.max) };
    const answer = await call('profiles.update', { params: { id: user.id }, body });
    setOwnUser(answer.user);
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
        chosen={goals}
        onToggle={(name) => setGoals(toggled(goals, name))}
      />
      <ChipChoice<string>
        label={copy.interests}
        hint={copy.interestsHint}
        choices={copy.topics.map((name) => ({ name, text: name }))}
        chosen={interests}
        onToggle={(name) => setInterests(toggled(interests, name))}
      />
      <TagInput
        label={copy.otherInterests}
        tags={interests}
        onTags={setInterests}
        placeholder={profilesCopy.tagPlaceholder}
        maxLength={limits.tag.max}
      />
      <UnsavedGuard isUnsaved={isUnsaved && actions.busy === undefined} />
    </StepFrame>
  );
}
