import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { preferencesCopy } from '../../copy/accounts/preferences.ts';
import { matchingCopy } from '../../copy/matching.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { inOneParagraph } from '../../lib/in-one-paragraph.ts';
import { paths } from '../../paths.ts';
import { fill, texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { MatchSentence } from '../../ui/match/explanation/match-sentence.tsx';
import { ScoreFigure } from '../../ui/match/match-score.tsx';
import { Reasons } from '../../ui/match/reasons.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import { factsOf } from './facts-of.tsx';
import { HiddenProjects, hiddenCountQuery } from './hidden-projects.tsx';
import { type RecommendedProject, recommendedProjectsQuery } from './matching.queries.ts';
import { WhyThis } from './why-this.tsx';

const reader = { kind: 'user' } as const;
/** Maximum number of facts per row, and of rows before 'Show all'. */
const factsShown = 1;
const rowsShown = 3;

function problemText(error: Error): string {
  if (error.message === texts.recommendedProjects.notAList) return error.message;
  if (!isApiError(error)) return texts.recommendedProjects.unexpected;
  return fill(texts.recommendedProjects.error, { message: errorText(error) });
}

function Explanation({ project }: { project: RecommendedProject }) {
  const facts = factsOf(project).slice(0, factsShown);
  return (
    <div className="grid min-w-0 gap-2 max-md:col-span-full">
      <MatchSentence match={project} reader={reader} />
      {facts.length > 0 ? <Reasons reasons={facts} className="max-md:hidden" /> : null}
    </div>
  );
}

interface ViewProjectProps {
  project: RecommendedProject;
  variant?: 'primary';
}

function ViewProject({ project: { slug, title }, variant }: ViewProjectProps) {
  return (
    <Link to={paths.project(slug)} className={buttonClass({ variant })}>
      {texts.recommendedProjects.view}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}

interface RowProps {
  project: RecommendedProject;
  userId: string;
}

function Row({ project, userId }: RowProps) {
  const [before, after] = texts.recommendedProjects.owner.split('{username}');
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-3 p-4 not-first:border-t md:grid-cols-[64px_minmax(0,5fr)_minmax(0,5fr)_auto] md:items-center md:gap-6 md:px-6 md:py-5">
      <ScoreFigure score={project.score} tier={project.tier} />
      <div className="min-w-0">
        <h3>
          <Link to={paths.project(project.slug)} className="title-link">
            <bdi>{project.title}</bdi>
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-1 text-14">
          {inOneParagraph(project.description)}
        </p>
        <p className="mt-1 text-13 text-muted">
          {before}
          <PersonLink username={project.ownerUsername} className="leading-6" />
          {after}
        </p>
        <SeatLine seat={project.seat} className="text-13 text-muted max-md:hidden" />
      </div>
      <Explanation project={project} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 max-md:col-span-full md:grid md:justify-items-start">
        <ViewProject project={project} />
        <WhyThis
          projectId={project.id}
          userId={userId}
          about={project.title}
          reader={reader}
          action={<ViewProject project={project} variant="primary" />}
        />
      </div>
    </li>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="flex items-center gap-2 px-6 py-4 text-14 text-muted">
        <Spinner />
        {texts.recommendedProjects.loading}
      </p>
      <RowSkeleton />
      <RowSkeleton />
    </>
  );
}

function Rows({ projects, userId }: { projects: readonly RecommendedProject[]; userId: string }) {
  const { list, isFolded, showAll } = useShowAll('recommended', projects.length, rowsShown);
  return (
    <>
      <ul ref={list}>
        {(isFolded ? projects.slice(0, rowsShown) : projects).map((project) => (
          <SectionBoundary key={project.id} data={project} look="item" className="not-first:border-t">
            <Row project={project} userId={userId} />
          </SectionBoundary>
        ))}
      </ul>
      {isFolded ? (
        <div className="border-t p-2 text-center">
          <ShowAllButton list={list} variant="ghost" onShow={showAll}>
            {fill(matchingCopy.showAll, { count: projects.length })}
          </ShowAllButton>
        </div>
      ) : null}
    </>
  );
}

/** The empty state: must-haves that hide everything need other advice than missing skills. */
function Nothing({ userId }: { userId: string }) {
  const { data } = useQuery(hiddenCountQuery(userId));
  if (data && data.hidden > 0)
    return <EmptyState title={preferencesCopy.allHidden} hint={preferencesCopy.allHiddenHint} />;
  return (
    <EmptyState
      title={matchingCopy.noRecommendations}
      hint={matchingCopy.noRecommendationsHint}
      action={
        <Link to={paths.skills()} className={buttonClass()}>
          {matchingCopy.editProfile}
        </Link>
      }
    />
  );
}

/** A score without a single skill says nothing, and a list of such scores is no ranking. */
function isUnknown({ summary: { skills } }: RecommendedProject): boolean {
  return skills.length > 0 && skills.every(({ how }) => how === 'none');
}

function Content({ userId, mustHaves }: { userId: string; mustHaves: 'hide' | 'show' }) {
  const { data, error } = useQuery(recommendedProjectsQuery(userId, mustHaves));
  if (error) return <ErrorState title={problemText(error)} />;
  if (!data) return <Loading />;
  if (data.every(isUnknown)) return <Nothing userId={userId} />;
  return <Rows projects={data} userId={userId} />;
}

/** Recommended projects for the signed-in user, best first. */
export function RecommendedProjects({ userId }: { userId: string }) {
  const headingId = useId();
  const [shown, setShown] = useState(false);
  return (
    <section aria-labelledby={headingId} className="mt-8 md:mt-16">
      <h2 id={headingId} className="mb-4">
        {texts.recommendedProjects.title}
      </h2>
      <div className="rounded-10 border bg-card">
        <SectionBoundary>
          <Content userId={userId} mustHaves={shown ? 'show' : 'hide'} />
        </SectionBoundary>
        <SectionBoundary look="row">
          <HiddenProjects userId={userId} shown={shown} onShown={setShown} />
        </SectionBoundary>
      </div>
    </section>
  );
}
