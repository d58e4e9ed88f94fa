import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { welcomeCopy } from '../../../copy/welcome.ts';
import { call } from '../../../lib/api/api.ts';
import { usePublicConfig } from '../../../lib/api/public-config.ts';
import { endpointQuery, queryClient } from '../../../lib/api/query.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { type RoleName, roleSkills } from '../../../lib/skills/role-skills.ts';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ChipChoice } from '../../../ui/form/chip-choice.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
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

async function saveSkills(userId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const skills = names.map((skillId) => ({ skillId, status: 'confirmed' as const }));
  await call('skills.putAll', { params: { id: userId }, body: { skills } });
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
  /** Whether no account at GitHub is linked yet. */
  offersGitHub: boolean;
}

/** Skills by tap, by name, from a pasted text, or from GitHub. */
export function SkillsStep({ userId, welcome, offersGitHub }: SkillsStepProps) {
  const config = usePublicConfig();
  const actions = useStep('skills');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [pastes, setPastes] = useState(false);
  const [suggestions, onType] = useSkillSuggestions();
  const { data = [] } = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  const known = data.filter(({ status }) => status === 'confirmed').map(({ label }) => label);

  function toggle(name: string): void {
    setChosen((before) =>
      before.includes(name) ? before.filter((one) => one !== name) : mergeNames(before, [name]),
    );
  }

  const isAnswered = chosen.length > 0 || known.length > 0;
  return (
    <StepFrame
      step="skills"
      welcome={welcome}
      title={copy.title}
      text={copy.text}
      actions={actions}
      onContinue={isAnswered ? () => actions.finish(() => saveSkills(userId, chosen)) : undefined}
    >
      {known.length > 0 ? (
        <p className="text-14">{fill(copy.known, { names: listInWords(known.slice(0, 12)) })}</p>
      ) : null}
      <RoleChips chosen={chosen} onToggle={toggle} />
      <TagInput
        label={copy.yours}
        hint={chosen.length === maxChosen ? fill(copy.tooMany, { max: maxChosen }) : copy.yoursHint}
        tags={chosen}
        onTags={(tags) => setChosen(mergeNames(tags, []))}
        suggestions={suggestions}
        onType={onType}
        maxLength={limits.tag.max}
      />
      <div className="flex flex-wrap gap-2">
        {offersGitHub && config?.github ? (
          <a href={paths.githubAuthorize('public', paths.welcome())} className={buttonClass()}>
            {copy.github}
          </a>
        ) : null}
        <Button aria-expanded={pastes} onClick={() => setPastes(!pastes)}>
          {copy.paste}
        </Button>
      </div>
      {pastes ? <PastedSkills onFound={(names) => setChosen((before) => mergeNames(before, names))} /> : null}
    </StepFrame>
  );
}
