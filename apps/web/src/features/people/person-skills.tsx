import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useRef, useState } from 'react';
import { skillsCopy } from '../../copy/skills.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SkillEvidence, SkillHeading } from '../../ui/match/skill-evidence.tsx';

/** Skills on phones before 'Show all'. */
const shownOnPhones = 5;

/** Evidence for the confirmed skills. Renders nothing if all skills are only declared. */
export function PersonSkills({ userId }: { userId: string }) {
  const { data = [] } = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  const shown = data.filter(
    ({ status, evidence }) => status === 'confirmed' && evidence.some(({ source }) => source !== 'declared'),
  );
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (shown.length === 0) return null;
  const isFolded = !all && shown.length > shownOnPhones;
  return (
    <section aria-labelledby="person-skills" className="min-w-0">
      <h2 ref={heading} id="person-skills" tabIndex={-1} className="mb-3">
        {skillsCopy.shownBy}
      </h2>
      <ul className="rounded-10 border bg-card px-4 md:px-6">
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
        <Button
          wide
          className="mt-3 md:hidden"
          onClick={() => {
            // The button disappears.
            heading.current?.focus();
            setAll(true);
          }}
        >
          {fill(skillsCopy.showAll, { count: shown.length })}
        </Button>
      ) : null}
    </section>
  );
}
