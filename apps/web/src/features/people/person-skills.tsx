import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { skillsCopy } from '../../copy/skills.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { fill } from '../../texts.ts';
import { SkillEvidence, SkillHeading } from '../../ui/match/skill-evidence.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';

/** Skills on phones before 'Show all'. */
const shownOnPhones = 5;

/** Evidence for the confirmed skills. Renders nothing if all skills are only declared. */
export function PersonSkills({ userId }: { userId: string }) {
  const { data = [] } = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  const shown = data.filter(
    ({ status, evidence }) => status === 'confirmed' && evidence.some(({ source }) => source !== 'declared'),
  );
  const { list, isFolded, showAll } = useShowAll(shown.length, shownOnPhones);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="person-skills" className="min-w-0">
      <h2 id="person-skills" className="mb-3">
        {skillsCopy.shownBy}
      </h2>
      <ul ref={list} className="rounded-10 border bg-card px-4 md:px-6">
        {shown.map((skill, index) => (
          <li
            key={skill.skillId}
            className={cx(
              'flex flex-wrap items-center gap-x-3 gap-y-1 py-3 not-first:border-t',
              isFolded && index >= shownOnPhones && 'max-md:hidden',
            )}
          >
            <SkillHeading skill={skill} />
            <SkillEvidence skill={skill} />
          </li>
        ))}
      </ul>
      {isFolded ? (
        <ShowAllButton list={list} wide className="mt-3 md:hidden" onShow={showAll}>
          {fill(skillsCopy.showAll, { count: shown.length })}
        </ShowAllButton>
      ) : null}
    </section>
  );
}
