import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { OwnEvents } from '../../features/events/agenda/own-events.tsx';
import { useInvitation } from '../../features/onboarding/invitation.ts';
import { OnboardingCard } from '../../features/onboarding/onboarding-card.tsx';
import { skillsQuery, wantedSkills } from '../../lib/skills/person-skills.ts';
import { useLayoutReady } from '../../lib/use-layout-ready.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { BestMatches } from '../today/best-matches.tsx';
import { FirstSkills } from '../today/first-skills.tsx';
import { News } from '../today/news.tsx';
import { Waiting } from '../today/waiting.tsx';
import { teamsQuery, YourTeams } from '../today/your-teams.tsx';
import { todayQueries } from './home.queries.ts';

/** The best matches, or without a known skill one card that leads to the first three. */
function Matches({ userId }: { userId: string }) {
  const { data } = useQuery(skillsQuery(userId));
  const invitation = useInvitation();
  const known = data?.filter(({ status }) => status === 'confirmed');
  // A user who starts without a skill keeps the card until there are three.
  const [starts, setStarts] = useState(false);
  if (known?.length === 0 && !starts) setStarts(true);
  const fromHost = invitation?.to === 'review';
  if (data && known && starts && known.length < wantedSkills && !fromHost)
    return <FirstSkills userId={userId} skills={data} invitation={invitation} />;
  return (
    <>
      {invitation && invitation.to !== 'better' ? <OnboardingCard invitation={invitation} /> : null}
      {known?.length === 0 ? null : <BestMatches userId={userId} />}
      {invitation?.to === 'better' ? <OnboardingCard invitation={invitation} /> : null}
    </>
  );
}

function useIsLoading(userId: string): boolean {
  return useQueries({ queries: todayQueries(userId) }).some(({ isPending }) => isPending);
}

interface TodayProps {
  userId: string;
  /** The rest of the page. It appears at its final position. */
  children: ReactNode;
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="mb-8 grid gap-4 md:mb-10 lg:grid-cols-3">
      <span className="sr-only">{homeCopy.loading}</span>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}

/** What matters today: what waits for an answer, the user's teams, the best matches and the news. */
export function Today({ userId, children }: TodayProps) {
  // The parts appear together, because one that comes late would move the others.
  const ready = useLayoutReady(useIsLoading(userId));
  // Without a team, the first steps and matches come first.
  const isNew = useQuery(teamsQuery).data?.length === 0;
  const matches = (
    <SectionBoundary key="matches">
      <Matches userId={userId} />
    </SectionBoundary>
  );
  const team = (
    <div key="team" className="grid gap-2 md:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(300px,1fr))]">
      <SectionBoundary>
        <Waiting userId={userId} />
      </SectionBoundary>
      <SectionBoundary>
        <YourTeams userId={userId} folds />
      </SectionBoundary>
      <SectionBoundary>
        <News userId={userId} />
      </SectionBoundary>
    </div>
  );
  return (
    <>
      {ready ? (
        <section aria-label={homeCopy.today} className="mb-6 grid gap-2 md:mb-10 md:gap-4">
          <Suspense>
            {isNew ? [matches, team] : [team, matches]}
            <SectionBoundary>
              <OwnEvents />
            </SectionBoundary>
          </Suspense>
        </section>
      ) : (
        <Loading />
      )}
      {/* Loads at once, but is shown only at its final position. */}
      <div className={ready ? '' : 'invisible'}>{children}</div>
    </>
  );
}
