import { useQuery } from '@tanstack/react-query';
import { EyeOff, FileSearch, ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { skillsCopy } from '../../copy/skills.ts';
import { type PersonSkill, skillsQuery } from '../../lib/skills/person-skills.ts';
import { monthText } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Card } from '../../ui/card.tsx';

const copy = dashboardCopy.upload.shows;

const maxShown = 6;

function repositoriesOf({ evidence }: PersonSkill): number {
  return new Set(evidence.flatMap(({ repoId }) => repoId ?? [])).size;
}

/** What the repositories show of a skill: its level, where, and when it was last used. */
function SkillLine({ skill, count }: { skill: PersonSkill; count: number }) {
  const now = useNow();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-t py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]">
      <span className="font-medium wrap-anywhere text-heading">{skill.label}</span>
      <span className="truncate text-13 max-sm:order-last max-sm:col-span-full">
        {skillsCopy.levels[skill.level]} · {count === 1 ? copy.one : fill(copy.many, { count })}
      </span>
      {skill.lastSeen ? (
        <span className="text-13 text-muted sm:text-right">
          {fill(copy.lastUsed, { month: monthText(skill.lastSeen, now) })}
        </span>
      ) : null}
    </li>
  );
}

const points = [
  { key: 'read', Icon: FileSearch },
  { key: 'skills', Icon: ListChecks },
  { key: 'privacy', Icon: EyeOff },
] as const;

/** What we read in a repository, and who sees it. */
export function RepositoryPoints() {
  return (
    <ul className="grid gap-3">
      {points.map(({ key, Icon }) => (
        <li key={key} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-primary" />
          {copy.points[key]}
        </li>
      ))}
    </ul>
  );
}

/** What an upload is good for: the skills that the user's repositories show or, without any, what we look for. */
export function ShownSkills({ userId }: { userId: string }) {
  const { data = [] } = useQuery(skillsQuery(userId));
  const shown = data
    .filter(({ status }) => status !== 'hidden')
    .map((skill) => ({ skill, count: repositoriesOf(skill) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.skill.strength - a.skill.strength);
  return (
    <Card as="section" aria-labelledby="shown-skills" className="text-14">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="shown-skills" className="text-16 leading-6">
          {shown.length > 0 ? copy.title : copy.before}
        </h2>
        {shown.length > 0 ? (
          <Link to={paths.skills()} className="link py-1">
            {copy.all}
          </Link>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <ul>
          {shown.slice(0, maxShown).map(({ skill, count }) => (
            <SkillLine key={skill.skillId} skill={skill} count={count} />
          ))}
        </ul>
      ) : (
        <RepositoryPoints />
      )}
    </Card>
  );
}
