import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { peopleCopy } from '../../copy/people.ts';
import { skillsCopy } from '../../copy/skills.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { fill } from '../../texts.ts';
import { SkillEvidence, SkillHeading } from '../../ui/match/skill-evidence.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { TagList } from '../../ui/tag.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';

const copy = peopleCopy.page;

/** Skills on phones before 'Show all'. */
const shownOnPhones = 5;

/** The confirmed skills: those with evidence in rows, then the names of those that are only declared. */
export function PersonSkills({ userId }: { userId: string }) {
  const { data, isPending } = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  const confirmed = (data ?? []).filter(({ status }) => status === 'confirmed');
  const isEvidenced = ({ evidence }: (typeof confirmed)[number]) =>
    evidence.some(({ source }) => source !== 'declared');
  const shown = confirmed.filter(isEvidenced);
  const declared = confirmed.filter((skill) => !isEvidenced(skill));
  const { list, isFolded, showAll } = useShowAll('skills', shown.length, shownOnPhones);
  if (isPending) return null;
  return (
    <section aria-labelledby="person-skills" className="min-w-0">
      <h2 id="person-skills" className="mb-3">
        {shown.length > 0 ? skillsCopy.shownBy : copy.skills}
      </h2>
      {confirmed.length === 0 ? <p className="text-14 text-muted">{peopleCopy.noSkills}</p> : null}
      {shown.length > 0 ? (
        <ul ref={list} className="rounded-10 border bg-card px-4 md:px-5">
          {shown.map((skill, index) => (
            <li
              key={skill.skillId}
              className={cx(
                'flex flex-wrap items-center gap-x-3 py-2 not-first:border-t md:py-1',
                isFolded && index >= shownOnPhones && 'max-md:hidden',
              )}
            >
              <SkillHeading skill={skill} />
              <SkillEvidence skill={skill} />
            </li>
          ))}
        </ul>
      ) : null}
      {isFolded ? (
        <ShowAllButton list={list} wide className="mt-3 md:hidden" onShow={showAll}>
          {fill(skillsCopy.showAll, { count: shown.length })}
        </ShowAllButton>
      ) : null}
      {declared.length > 0 ? (
        <div className="mt-3 grid gap-2">
          {shown.length > 0 ? <p className="text-14 text-muted">{copy.alsoKnows}</p> : null}
          <TagList
            tags={declared.map(({ label }) => ({ kind: 'skill', label }))}
            label={shown.length > 0 ? copy.alsoKnows : copy.skills}
          />
        </div>
      ) : null}
    </section>
  );
}
