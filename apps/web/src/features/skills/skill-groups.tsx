import { ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import type { PersonSkill } from '../../lib/skills/person-skills.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import { SkillRow } from './skill-row.tsx';
import type { Answers } from './skills.mutations.ts';

/** Rows of the user's own skills on phones before 'Show all'. */
const shownOnPhones = 5;

interface GroupProps {
  skills: readonly PersonSkill[];
  answers: Answers;
  heading: RefObject<HTMLElement | null>;
}

interface RowsProps extends GroupProps {
  list?: RefObject<HTMLUListElement | null>;
  /** On phones, the rows from this one on are hidden. */
  hiddenFrom?: number;
}

function Rows({ skills, answers, heading, list, hiddenFrom = Infinity }: RowsProps): ReactNode {
  return (
    <ul ref={list}>
      {skills.map((skill, index) => (
        <SkillRow
          key={skill.skillId}
          skill={skill}
          answers={answers}
          heading={heading}
          className={index >= hiddenFrom ? 'max-md:hidden' : undefined}
        />
      ))}
    </ul>
  );
}

/** Skills found by the analysis, to confirm or hide. Renders nothing once all are answered. */
export function FoundSkills(props: GroupProps) {
  const { skills, answers, heading } = props;
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="found-skills" className="mb-6 rounded-10 border bg-surface p-3 md:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="found-skills" className="flex items-center gap-2 text-16 leading-6">
          {copy.found} <Count value={skills.length} />
        </h3>
        {skills.length > 1 ? (
          <Button
            size="sm"
            onClick={() => {
              // The button disappears with the group.
              heading.current?.focus();
              answers.confirmAll(skills);
            }}
          >
            {copy.confirmAll}
          </Button>
        ) : null}
      </div>
      <p className="mt-2 mb-2 text-14 text-muted md:mt-0">{copy.foundText}</p>
      <Rows {...props} />
    </section>
  );
}

/** Declared or confirmed skills, which count for matching. */
export function OwnSkills(props: GroupProps) {
  const count = props.skills.length;
  const { list, isFolded, showAll } = useShowAll('own-skills', count, shownOnPhones);
  if (count === 0) return null;
  return (
    <section aria-label={copy.yours}>
      <Rows {...props} list={list} {...(isFolded && { hiddenFrom: shownOnPhones })} />
      {isFolded ? (
        <ShowAllButton list={list} wide size="sm" className="mt-2 md:hidden" onShow={showAll}>
          {fill(copy.showAll, { count })}
        </ShowAllButton>
      ) : null}
    </section>
  );
}

/** Hidden skills, collapsed by default. */
export function HiddenSkills(props: GroupProps) {
  if (props.skills.length === 0) return null;
  return (
    <details className="group/hidden mt-4 border-t pt-2">
      <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-1 text-14 font-semibold text-muted hover:text-heading max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform duration-120 group-open/hidden:rotate-90"
        />
        {fill(copy.hiddenOnes, { count: props.skills.length })}
      </summary>
      <p className="text-14 text-muted">{copy.hiddenText}</p>
      <Rows {...props} />
    </details>
  );
}
