import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { welcomeCopy } from '../../../copy/welcome.ts';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { isOwnWord, type PersonSkill, skillsQuery } from '../../../lib/skills/person-skills.ts';
import { type RoleName, roleSkills } from '../../../lib/skills/role-skills.ts';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipChoice } from '../../../ui/form/chip-choice.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { FromGitHub } from '../from-github.tsx';
import { useStep } from '../use-step.ts';
import { PastedSkills } from './pasted-skills.tsx';
import { StepFrame, type Welcome } from './step-frame.tsx';

const copy = welcomeCopy.skills;
const roles = [
  'fullStack',
  'frontend',
  'backend',
  'mobile',
  'data',
  'design',
  'student',
] as const satisfies readonly RoleName[];
/** As many as a user can check; a longer pasted list is cut. */
const maxChosen = 60;

/** The names without duplicates, ignoring case. */
function mergeNames(before: readonly string[], added: readonly string[]): string[] {
  const names = new Map(
    [...before, ...added].map((name) => [name.toLowerCase(), name]).toReversed() as [string, string][],
  );
  return [...names.values()].toReversed().slice(0, maxChosen);
}

/** Adds the names, and removes the skills. Those that more than the user's own word shows are hidden instead. */
async function saveSkills(
  userId: string,
  names: readonly string[],
  removed: readonly PersonSkill[],
): Promise<void> {
  const hidden = removed.filter((skill) => !isOwnWord(skill));
  const skills = [
    ...names.map((skillId) => ({ skillId, status: 'confirmed' as const })),
    ...hidden.map(({ skillId }) => ({ skillId, status: 'hidden' as const })),
  ];
  if (skills.length === 0 && removed.length === 0) return;
  if (skills.length > 0) await call('skills.putAll', { params: { id: userId }, body: { skills } });
  for (const { skillId } of removed.filter(isOwnWord))
    await call('skills.remove', { params: { id: userId, skillId } });
  for (const feature of ['skills', 'matching', 'insights', 'projects'])
    void queryClient.invalidateQueries({ queryKey: [feature] });
}

function RoleChips({ chosen, onToggle }: { chosen: readonly string[]; onToggle: (name: string) => void }) {
  const [role, setRole] = useState<RoleName>('fullStack');
  return (
    <>
      <SelectField
        label={copy.role}
        value={role}
        onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? role)}
        fieldClassName="max-w-90"
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {copy.roles[one]}
          </option>
        ))}
      </SelectField>
      <ChipChoice<string>
        label={copy.chips}
        choices={roleSkills[role].map((name) => ({ name, text: name }))}
        chosen={chosen}
        onToggle={onToggle}
      />
    </>
  );
}

interface SkillsStepProps {
  userId: string;
  welcome: Welcome;
  /** Whether GitHub can be read: no reading exists yet. */
  offersGitHub: boolean;
}

/** The names of the confirmed skills and of the new ones. Known skills are chosen, and can be taken away. */
function useChosen(skills: readonly PersonSkill[]) {
  const known = skills.filter(({ status }) => status === 'confirmed');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const labels = known.map(({ label }) => label);
  const isKnown = (name: string) => labels.includes(name);
  const kept = labels.filter((label) => !dropped.includes(label));
  const chosen = [...kept, ...added.filter((name) => !isKnown(name))];

  function choose(names: readonly string[]): void {
    setAdded(
      mergeNames(
        names.filter((name) => !isKnown(name)),
        [],
      ),
    );
    setDropped(labels.filter((label) => !names.includes(label)));
  }

  return {
    chosen,
    choose,
    toggle: (name: string) =>
      choose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]),
    add: (names: readonly string[]) => choose([...chosen, ...names]),
    isFull: added.length === maxChosen,
    isAnswered: chosen.length > 0 || dropped.length > 0,
    isUnsaved: chosen.length > kept.length || dropped.length > 0,
    save: (userId: string) =>
      saveSkills(
        userId,
        added.filter((name) => !isKnown(name)),
        known.filter(({ label }) => dropped.includes(label)),
      ),
  };
}

/** Skills from GitHub, by tap, by name, or from a pasted text. */
export function SkillsStep({ userId, welcome, offersGitHub }: SkillsStepProps) {
  const actions = useStep('skills');
  const [pastes, setPastes] = useState(false);
  const [suggestions, onType] = useSkillSuggestions();
  const { data = [] } = useQuery(skillsQuery(userId));
  const { chosen, choose, toggle, add, isFull, isAnswered, isUnsaved, save } = useChosen(data);
  return (
    <StepFrame
      step="skills"
      welcome={welcome}
      title={copy.title}
      text={copy.text}
      actions={actions}
      onContinue={() => (isAnswered ? actions.finish(() => save(userId)) : actions.refuse(copy.missing))}
    >
      {offersGitHub ? <FromGitHub /> : null}
      <RoleChips chosen={chosen} onToggle={toggle} />
      <TagInput
        label={copy.yours}
        hint={isFull ? fill(copy.tooMany, { max: maxChosen }) : copy.yoursHint}
        tags={chosen}
        onTags={choose}
        suggestions={suggestions}
        onType={onType}
        maxLength={limits.tag.max}
      />
      <Button aria-expanded={pastes} className="justify-self-start" onClick={() => setPastes(!pastes)}>
        {copy.paste}
      </Button>
      {pastes ? <PastedSkills onFound={add} /> : null}
      <UnsavedGuard isUnsaved={isUnsaved && actions.busy === undefined} />
    </StepFrame>
  );
}
