import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useScrollToAnchor } from '../../lib/address/use-scroll-to-anchor.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type PersonSkill, skillsQuery } from '../../lib/skills/person-skills.ts';
import type { ProfileSection } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { FoldCard, type FoldState } from '../../ui/fold-card.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { AddSkill } from './add-skill.tsx';
import { FinishedSkills } from './finished-skills.tsx';
import { FoundSkills, HiddenSkills, OwnSkills } from './skill-groups.tsx';
import { useAnswers } from './skills.mutations.ts';
import { useUndeclaredSkills } from './use-undeclared-skills.ts';

/** The anchor of the section. */
const anchor: ProfileSection = 'skills';

function Loading() {
  const shown = useDelayedSkeleton(true);
  return (
    <>
      <p role="status" className="text-14 text-muted">
        {copy.loading}
      </p>
      {shown ? (
        <div aria-hidden="true">
          <RowSkeleton />
          <RowSkeleton />
        </div>
      ) : null}
    </>
  );
}

/** What the folded section says on phones. */
function summaryOf(skills: readonly PersonSkill[], suggested: number): string {
  const count = (status: PersonSkill['status']) => skills.filter((skill) => skill.status === status).length;
  const found = count('proposed');
  if (found > 0) return found === 1 ? copy.oneToConfirm : fill(copy.toConfirm, { count: found });
  if (suggested > 0) return fill(copy.suggested, { count: suggested });
  const own = count('confirmed');
  return own === 1 ? copy.oneSkill : fill(copy.skillCount, { count: own });
}

interface SkillsProps {
  userId: string;
  heading: RefObject<HTMLElement | null>;
  isOpen: boolean;
}

function Skills({ userId, heading, isOpen }: SkillsProps) {
  const { data, error, refetch } = useQuery(skillsQuery(userId));
  const { isFirstRequest } = useUndeclaredSkills(userId);
  const answers = useAnswers(userId);
  useScrollToAnchor(heading, anchor, isOpen && (data ? !isFirstRequest : error !== null));
  // Suggestions that arrive later would move the user's skills.
  if (data ? isFirstRequest : !error) return <Loading />;
  if (!data) {
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
      />
    );
  }
  const group = (status: (typeof data)[number]['status']) => ({
    skills: data.filter((skill) => skill.status === status),
    answers,
    heading,
  });
  return (
    <>
      {data.length === 0 ? <p className="text-14">{copy.empty}</p> : null}
      <FoundSkills {...group('proposed')} />
      <FinishedSkills userId={userId} heading={heading} />
      <OwnSkills {...group('confirmed')} />
      <AddSkill userId={userId} />
      <HiddenSkills {...group('hidden')} />
    </>
  );
}

/**
 * The user's skills with their evidence. The user can confirm found skills, add missing ones and hide others.
 */
export function SkillsPanel({ userId, fold }: { userId: string; fold: FoldState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(skillsQuery(userId));
  const suggested = useUndeclaredSkills(userId).skills.length;
  const summary = data && summaryOf(data, suggested);
  return (
    <FoldCard title={copy.title} anchor={{ id: anchor, heading }} summary={summary ?? ''} fold={fold}>
      <p className="mb-3 text-14 text-muted max-md:mt-2 md:-mt-2">{copy.text}</p>
      <Skills userId={userId} heading={heading} isOpen={fold.isOpen} />
    </FoldCard>
  );
}
