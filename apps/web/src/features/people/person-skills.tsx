import { useQuery } from '@tanstack/react-query';
import { skillsCopy } from '../../copy/skills.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { SkillEvidence, SkillHeading } from '../../ui/match/skill-evidence.tsx';

/** Evidence for the confirmed skills. Renders nothing if all skills are only declared. */
export function PersonSkills({ userId }: { userId: string }) {
  const { data = [] } = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  const shown = data.filter(
    ({ status, evidence }) => status === 'confirmed' && evidence.some(({ source }) => source !== 'declared'),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="person-skills" className="min-w-0">
      <h2 id="person-skills" className="mb-3">
        {skillsCopy.shownBy}
      </h2>
      <ul className="rounded-10 border bg-card px-4 md:px-6">
        {shown.map((skill) => (
          <li
            key={skill.skillId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 not-first:border-t"
          >
            <SkillHeading skill={skill} />
            <SkillEvidence skill={skill} />
          </li>
        ))}
      </ul>
    </section>
  );
}
