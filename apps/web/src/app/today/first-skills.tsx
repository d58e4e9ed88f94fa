import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { homeCopy } from '../../copy/home.ts';
import { FromGitHub } from '../../features/onboarding/from-github.tsx';
import type { Invitation } from '../../features/onboarding/invitation.ts';
import { onboardingQuery } from '../../features/onboarding/onboarding.queries.ts';
import { emptyList, projectListQuery } from '../../features/projects/projects.queries.ts';
import { chosenSkill, type SkillChoice, useSkillToggle } from '../../features/skills/skills.mutations.ts';
import { type PersonSkill, wantedSkills } from '../../lib/skills/person-skills.ts';
import { paths } from '../../paths.ts';
import { fill, texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CardHeading } from '../../ui/card-heading.tsx';

const { start: copy } = homeCopy;

const chips = 12;

const specified: readonly SkillChoice[] = texts.projects.technologies.map((label) => ({
  skillId: label,
  label,
}));

/** The skills that projects ask for most; the specified ones until they have loaded. */
function useWantedSkills(): readonly SkillChoice[] {
  const { data = emptyList } = useQuery(projectListQuery({}));
  const wanted = data.facets.technologies.map(({ skillId, value }) => ({ skillId, label: value }));
  const labels = new Set(wanted.map(({ label }) => label));
  return [...wanted, ...specified.filter(({ label }) => !labels.has(label))].slice(0, chips);
}

interface FirstSkillsProps {
  userId: string;
  /** All skills of the user, also those that are not confirmed. */
  skills: readonly PersonSkill[];
  /** The way to the other first steps; undefined once they are answered. */
  invitation: Invitation | undefined;
}

function FirstSteps({ text, action }: Invitation) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t pt-3">
      <p className="min-w-0 flex-1 basis-60 text-14 text-muted">{text}</p>
      <Link to={paths.welcome()} className={buttonClass({ variant: 'primary' })}>
        {action}
      </Link>
    </div>
  );
}

/** For users without a known skill, instead of scores that say nothing: skills to tap, or GitHub. */
export function FirstSkills({ userId, skills, invitation }: FirstSkillsProps) {
  const [before] = useState(skills);
  const toggle = useSkillToggle(userId, skills, before);
  const wanted = useWantedSkills();
  // Repositories that were read before would be read again.
  const hasRead = useQuery(onboardingQuery).data?.onboarding !== null;
  const known = skills.filter(({ status }) => status === 'confirmed');
  return (
    <Card as="section" aria-labelledby="first-skills" className="grid content-start gap-3">
      <CardHeading id="first-skills" title={copy.title}>
        <span role="status" className="text-14 text-muted">
          {fill(copy.progress, { count: Math.min(known.length, wantedSkills) })}
        </span>
      </CardHeading>
      <p className="text-14 text-muted">{copy.text}</p>
      {hasRead ? null : <FromGitHub />}
      <ul className="flex flex-wrap gap-2">
        {wanted.map((skill) => {
          const has = chosenSkill(known, skill) !== undefined;
          return (
            <li key={skill.skillId}>
              <button
                type="button"
                aria-pressed={has}
                aria-label={fill(has ? copy.added : copy.add, { skill: skill.label })}
                onClick={() => toggle(skill)}
                className={cx(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-14 md:min-h-9',
                  has ? 'border-primary bg-tint font-semibold text-on-tint' : 'hover:border-control',
                )}
              >
                {has ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                {skill.label}
              </button>
            </li>
          );
        })}
      </ul>
      {invitation ? (
        <FirstSteps {...invitation} />
      ) : (
        <Link to={paths.skills()} className="link justify-self-start py-2 text-14">
          {copy.other}
        </Link>
      )}
    </Card>
  );
}
