import { useQuery } from '@tanstack/react-query';
import type { Mention } from '@teamwright/contracts/chat/chat.ts';
import { cx } from 'class-variance-authority';
import { Flag } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { matchingCopy } from '../../copy/matching.ts';
import { moderationCopy } from '../../copy/moderation.ts';
import { MessageText } from '../../features/chat/markdown/message-text.tsx';
import { MatchDetails } from '../../features/matching/match-details.tsx';
import { MatchHead, MatchHeadLoading } from '../../features/matching/match-head.tsx';
import type { Match } from '../../features/matching/matching.queries.ts';
import { PersonBlocked } from '../../features/people/person-blocked.tsx';
import { ProjectActivity } from '../../features/projects/details/project-activity.tsx';
import { Responsibilities, TeamCoverage } from '../../features/projects/details/project-body.tsx';
import { ProjectFacts } from '../../features/projects/details/project-facts.tsx';
import {
  BackFromProject,
  ProjectDescription,
  ProjectHeading,
} from '../../features/projects/details/project-heading.tsx';
import { SimilarProjects } from '../../features/projects/details/similar-projects.tsx';
import { TeamHours } from '../../features/projects/details/team-hours.tsx';
import type { ProjectDetails } from '../../features/projects/projects.queries.ts';
import { JoinAction } from '../../features/requests/join-action.tsx';
import { JoinPanel } from '../../features/requests/join-panel.tsx';
import { endpointQuery } from '../../lib/api/query.ts';
import { matchQuery, useExplainedMatch } from '../../lib/match-query.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { useModeration } from '../../stores/moderation.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { tierText } from '../../ui/match/score-text.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { KnownSkills } from './known-skills.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { ProjectOfAddress } from './project-of-address.tsx';
import { isShut, managesTeam, showsMatch, suggestsPeople } from './project-page.loader.ts';
import { TeamSection } from './team-section.tsx';

export { projectLoader } from './project-page.loader.ts';

/** Comments have no mentions. */
const noMentions: readonly Mention[] = [];

/** Lazy: below the fold, with separate forms. */
const CommentsSection = lazy(async () => ({
  default: (await import('../../features/comments/comments-section.tsx')).CommentsSection,
}));

/** Lazy: for owners and co-owners only. */
const WaitingRequests = lazy(async () => ({
  default: (await import('../../features/requests/waiting-requests.tsx')).WaitingRequests,
}));

/** Lazy: for members of the team only. */
const ProjectManage = lazy(async () => ({
  default: (await import('../../features/projects/manage/project-manage.tsx')).ProjectManage,
}));

/** Lazy: after posting only. */
const PostedPanel = lazy(async () => ({
  default: (await import('../../features/matching/posted-panel.tsx')).PostedPanel,
}));

const SuggestedPeople = lazy(async () => ({
  default: (await import('../../features/matching/suggested-people.tsx')).SuggestedPeople,
}));

interface SectionProps {
  project: ProjectDetails;
  match: Match | undefined;
}

type Blocked = Pick<ProjectDetails['members'][number], 'userId' | 'username'>;

/** A manager that the user has blocked, which is why they cannot ask to join. A blocked user does not see a block. */
function useBlockedManager(project: ProjectDetails): Blocked | undefined {
  const user = useCurrentUser();
  const enabled = user !== null && isShut(project);
  const { data } = useQuery({ ...endpointQuery('blocks.list'), enabled });
  if (!enabled || !data) return undefined;
  const blocked = new Set(data.people.map(({ id }) => id));
  return project.members.find(({ userId, role }) => role !== 'member' && blocked.has(userId));
}

interface MatchCardProps extends SectionProps {
  /** The match is being fetched. Its space is reserved. */
  loading: boolean;
  /** On phones, the action is at the bottom of the screen instead. */
  sticky: boolean;
  /** A manager that the user has blocked. */
  blocked: Blocked | undefined;
  /** Receives the focus when the button that had it disappears. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** The user's match and main action; for members of the team, their room and what they can change. */
function MatchCard({ project, match, loading, sticky, blocked, finalFocus }: MatchCardProps) {
  const user = useCurrentUser();
  const { edit, close, reopen, leave } = project.can;
  const canChange = edit || close || reopen || leave;
  const isEmptyOnPhones =
    sticky && !match && !loading && !canChange && project.viewer?.relation !== 'requested';
  return (
    <Card as="section" className={cx('grid gap-3 max-lg:order-3', isEmptyOnPhones && 'max-md:hidden')}>
      {match || loading ? (
        <div className="md:mb-1">{match ? <MatchHead match={match} /> : <MatchHeadLoading />}</div>
      ) : null}
      {blocked ? (
        <PersonBlocked person={{ id: blocked.userId, username: blocked.username }} />
      ) : (
        <JoinPanel project={project} sticky={sticky} />
      )}
      {canChange ? (
        <Suspense>
          <ProjectManage project={project} finalFocus={finalFocus} />
        </Suspense>
      ) : null}
      {user ? null : <p className="text-13 text-muted">{matchingCopy.signInForMatch}</p>}
    </Card>
  );
}

/** On phones the action stays visible above the bottom bar. */
function StickyAction({ project, match }: SectionProps) {
  const user = useCurrentUser();
  return (
    <div
      data-action-bar
      className={cx(
        'fixed inset-x-0 z-10 flex items-center gap-4 border-t bg-bg px-4 py-3 md:hidden',
        user ? 'bottom-14' : 'bottom-0',
      )}
    >
      {match ? (
        <span className="text-13 leading-4 text-muted">
          <b className="block text-20 leading-6 tabular-nums">{match.score}</b>
          {tierText(match)}
        </span>
      ) : null}
      <div className="flex-1">
        <JoinAction project={project} look="lead" />
      </div>
    </div>
  );
}

/** Shown to everyone except the owner. */
function ReportProject({ project }: { project: ProjectDetails }) {
  const user = useCurrentUser();
  const { ask } = useModeration();
  const { id, ownerId, ownerUsername: username } = project;
  if (!user || user.id === ownerId) return null;
  const thing = { kind: 'project', id, person: { id: ownerId, username } } as const;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="justify-self-start text-muted"
      onClick={() => ask({ verb: 'report', thing })}
    >
      <Flag aria-hidden="true" />
      {moderationCopy.report.project}
    </Button>
  );
}

interface PlacedProps {
  /** The place on small screens, where all sections are in one column: what helps to decide comes first. */
  place: string;
  data?: unknown;
  children: ReactNode;
}

/** A section of the page. */
function Placed({ place, data, children }: PlacedProps) {
  return (
    <div className={cx('min-w-0 empty:hidden', place)}>
      <SectionBoundary data={data}>{children}</SectionBoundary>
    </div>
  );
}

function ProjectAside({ project }: { project: ProjectDetails }) {
  return (
    <>
      <Placed place="max-lg:order-8" data={project}>
        <ProjectFacts project={project} />
      </Placed>
      <Placed place="max-lg:order-10">
        <ProjectActivity projectId={project.id} />
      </Placed>
      <Placed place="max-lg:order-10">
        <ReportProject project={project} />
      </Placed>
    </>
  );
}

interface ProjectMainProps {
  project: ProjectDetails;
  /** The user whose match is explained; null for members and guests. */
  explainedTo: string | null;
  /** The user as a possible member in the coverage table. */
  viewer: ComponentProps<typeof TeamCoverage>['viewer'];
  viewerId: string | undefined;
}

/** What there is to do comes before the match; managers know it. */
function ProjectMain({ project, explainedTo, viewer, viewerId }: ProjectMainProps) {
  return (
    <div className="max-lg:contents lg:grid lg:gap-12">
      <Placed place={managesTeam(project) ? 'max-lg:order-8' : 'max-lg:order-4'} data={project}>
        <Responsibilities text={project.responsibilities} />
      </Placed>
      {explainedTo === null ? null : (
        <Placed place="max-lg:order-6" data={project}>
          <MatchDetails projectId={project.id} userId={explainedTo}>
            <KnownSkills userId={explainedTo} skills={project.coverage.skills} />
          </MatchDetails>
        </Placed>
      )}
      <Placed place="max-lg:order-7" data={project}>
        <TeamCoverage project={project} viewer={viewer} />
      </Placed>
      <Placed place="max-lg:order-9" data={project}>
        <TeamHours project={project} viewerId={viewerId} />
      </Placed>
    </div>
  );
}

/** The next step after posting, until the user dismisses it. */
function NextStep({ projectId }: { projectId: string }) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  // After a reload, only the browser knows the state.
  const isHydrated = useHydrated();
  if (!isHydrated || !isJustPosted(state)) return null;
  return (
    <Suspense>
      <SectionBoundary>
        <PostedPanel projectId={projectId} onClose={() => void navigate(pathname, { replace: true })} />
      </SectionBoundary>
    </Suspense>
  );
}

function isJustPosted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justPosted' in state;
}

function Loaded({ project }: { project: ProjectDetails }) {
  const user = useCurrentUser();
  const relation = project.viewer?.relation ?? 'none';
  const asks = user !== null && showsMatch(project);
  const query = matchQuery(project.id, user?.id ?? '');
  const explained = useExplainedMatch(query, { enabled: asks });
  // A new member has the cached match of the time before, which then names another seat.
  const match = asks ? explained.match : undefined;
  const viewer = user && asks ? { id: user.id, name: user.username, picture: user.profilePicture } : null;
  const manages = managesTeam(project);
  const teamHeading = useRef<HTMLHeadingElement>(null);
  const blocked = useBlockedManager(project);
  const hasOneAction = relation !== 'owner' && project.ownerId !== user?.id && !blocked;
  return (
    <div className="wrap py-6 pb-32 md:pt-8 md:pb-16">
      <PageTitle description={project.description} canonical={paths.project(project.slug)}>
        {project.title}
      </PageTitle>
      <BackFromProject />
      {relation === 'owner' ? <NextStep projectId={project.id} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(320px,4fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-12">
        <div className="max-lg:contents lg:grid lg:gap-4">
          <SectionBoundary data={project}>
            <ProjectHeading project={project} />
          </SectionBoundary>
          <div className="grid min-w-0 gap-4 max-lg:order-2">
            <SectionBoundary data={project}>
              <ProjectDescription project={project} folds={manages} />
              <ProjectMenu project={project} />
            </SectionBoundary>
          </div>
        </div>
        <aside className="grid gap-4 max-lg:contents lg:row-span-3">
          {manages ? (
            <Suspense>
              <Placed place="max-lg:order-1">
                <WaitingRequests projectId={project.id} full={project.status === 'full'} />
              </Placed>
            </Suspense>
          ) : null}
          <SectionBoundary data={match} className="max-lg:order-3">
            <MatchCard
              project={project}
              match={match}
              loading={explained.isLoading}
              sticky={hasOneAction}
              blocked={blocked}
              finalFocus={teamHeading}
            />
          </SectionBoundary>
          <div className="grid min-w-0 gap-4 max-lg:order-5">
            <SectionBoundary data={project}>
              <TeamSection project={project} match={match} heading={teamHeading} />
            </SectionBoundary>
            {suggestsPeople(project) ? (
              <Suspense>
                <SectionBoundary>
                  <SuggestedPeople projectId={project.id} seats={project.seats} />
                </SectionBoundary>
              </Suspense>
            ) : null}
          </div>
          <ProjectAside project={project} />
        </aside>
        <ProjectMain
          project={project}
          explainedTo={asks ? user.id : null}
          viewer={viewer}
          viewerId={user?.id}
        />
        <div className="min-w-0 max-lg:order-11 lg:col-start-1">
          {manages ? null : (
            <SectionBoundary>
              <SimilarProjects projectId={project.id} />
            </SectionBoundary>
          )}
          <Suspense>
            <SectionBoundary>
              <CommentsSection
                projectId={project.id}
                archived={project.status === 'archived'}
                renderText={(text) => <MessageText text={text} mentions={noMentions} ownId="" />}
              />
            </SectionBoundary>
          </Suspense>
        </div>
      </div>
      {hasOneAction ? (
        <SectionBoundary data={match} look="row" className="md:hidden">
          <StickyAction project={project} match={match} />
        </SectionBoundary>
      ) : null}
    </div>
  );
}

/** The page of one project: its description, its team, and why it fits the user. */
export function ProjectPage() {
  return (
    <ProjectOfAddress pathOf={paths.project}>
      {(project) => <Loaded key={project.id} project={project} />}
    </ProjectOfAddress>
  );
}
