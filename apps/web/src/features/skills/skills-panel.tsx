import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useScrollToAnchor } from '../../lib/address/use-scroll-to-anchor.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import type { ProfileSection } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { AddSkill } from './add-skill.tsx';
import { FoundSkills, HiddenSkills, OwnSkills } from './skill-groups.tsx';
import { useAnswers } from './skills.mutations.ts';

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

interface SkillsProps {
  userId: string;
  heading: RefObject<HTMLElement | null>;
}

function Skills({ userId, heading }: SkillsProps) {
  const { data, error, refetch } = useQuery(skillsQuery(userId));
  const answers = useAnswers(userId);
  useScrollToAnchor(heading, anchor, data !== undefined || error !== null);
  if (!data) {
    if (!error) return <Loading />;
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
      <OwnSkills {...group('confirmed')} />
      <AddSkill userId={userId} />
      <HiddenSkills {...group('hidden')} />
    </>
  );
}

/**
 * The user's skills with their evidence. The user can confirm found skills, add missing ones and hide others.
 */
export function SkillsPanel({ userId }: { userId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby={anchor}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 ref={heading} id={anchor} tabIndex={-1} className="scroll-mt-22">
          {copy.title}
        </h2>
        <p className="text-14 text-muted">{copy.text}</p>
      </div>
      <Skills userId={userId} heading={heading} />
    </Card>
  );
}
