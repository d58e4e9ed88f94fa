import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { welcomeCopy } from '../../../copy/welcome.ts';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { isOwnWord, type PersonSkill, skillsQuery } from '../../../lib/skills/person-skills.ts';
import { type RoleName, roleSkills } from '../../../lib/skills/role-skills.ts';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions.ts';
import { toggled } from '../../../lib/toggled.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipChoice } from '../../../ui/form/chip-choice.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { FromGitHub } from '../from-github.tsx';
import { useStep } from '../use-step.ts';
import { useListEdits } from './list-edits.ts';
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
function distinctNames(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]).toReversed() as [string, string][]);
  return [...byKey.values()].toReversed().slice(0, maxChosen);
}

function showSkills(userId: string, change: (list: PersonSkill[]) => PersonSkill[]): void {
  queryClient.setQueryData(skillsQuery(userId).queryKey, (list) => list && change(list));
}

/** Hides and adds skills by their names or ids. The last one counts if an added name means a hidden skill. */
async function putSkills(
  userId: string,
  names: readonly string[],
  hidden: readonly PersonSkill[],
): Promise<PersonSkill[]> {
  const skills = [
    ...hidden.map(({ skillId }) => ({ skillId, status: 'hidden' as const })),
    ...names.map((skillId) => ({ skillId, status: 'confirmed' as const })),
  ];
  if (skills.length === 0) return [];
  const saved = await call('skills.putAll', { params: { id: userId }, body: { skills } });
  const ids = new Set(saved.map(({ skillId }) => skillId));
  showSkills(userId, (list) => [...list.filter(({ skillId }) => !ids.has(skillId)), ...saved]);
  return saved;
}

async function removeSkill(userId: string, skillId: string): Promise<void> {
  await call('skills.remove', { params: { id: userId, skillId } });
  showSkills(userId, (list) => list.filter((skill) => skill.skillId !== skillId));
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
  const labels = known.map(({ label }) => label);
  const { chosen, added, removed, isChanged, ...edits } = useListEdits(labels);
  const isKnown = (name: string) => labels.includes(name);

  function choose(names: readonly string[]): void {
    const isNew = (name: string) => !isKnown(name);
    edits.choose([...names.filter(isKnown), ...distinctNames(names.filter(isNew))]);
  }

  /** Skills that more than the user's own word shows are hidden, others are removed. */
  async function save(userId: string): Promise<void> {
    const gone = known.filter(({ label }) => removed.includes(label));
    // First, because users may have added a removed skill again by another name.
    for (const { skillId } of gone.filter(isOwnWord)) await removeSkill(userId, skillId);
    const saved = await putSkills(
      userId,
      added,
      gone.filter((skill) => !isOwnWord(skill)),
    );
    const confirmed = saved.filter(({ status }) => status === 'confirmed');
    edits.forgetAdded(
      added,
      confirmed.map(({ label }) => label),
    );
    if (!isChanged) return;
    for (const feature of ['skills', 'matching', 'insights', 'projects'])
      void queryClient.invalidateQueries({ queryKey: [feature] });
  }

  return {
    chosen,
    choose,
    toggle: (name: string) => choose(toggled(chosen, name)),
    add: (names: readonly string[]) => choose([...chosen, ...names]),
    isFull: added.length === maxChosen,
    isAnswered: chosen.length > 0 || removed.length > 0,
    isUnsaved: isChanged,
    save,
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
