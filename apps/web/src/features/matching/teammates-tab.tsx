import { useQuery } from '@tanstack/react-query';
import type { ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { matchingCopy } from '../../copy/matching.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { inOneParagraph } from '../../lib/in-one-paragraph.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { distinctSeatNames, openSeatsOf, type SeatOfTeam } from '../../lib/skills/seats.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { distinctFacts } from '../../ui/match/explanation/distinct-facts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TagList } from '../../ui/tag.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import { CompareTwo } from './compare-two.tsx';
import { ownProjectsQuery, teammatesQuery } from './matching.queries.ts';
import { factsOfTeammate, TeammateCard } from './teammate-card.tsx';
import { type InviteNotes, useInviteNotes } from './use-invite-notes.ts';

interface OwnProject {
  id: string;
  slug: string;
  title: string;
  description: string;
  requiredSkills: readonly string[];
  /** Those of `requiredSkills` that no member has. */
  gaps: readonly string[];
  /** Those that only one member has. */
  coveredByOne: readonly string[];
  status: ProjectStatus;
  seats: readonly SeatOfTeam[];
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-2 text-14 text-muted">
      <Spinner />
      {texts.recommendedProjects.loading}
    </p>
  );
}

function peopleText(count: number, seat: SeatOfTeam | undefined): string {
  if (!seat) return fill(texts.teammates.title, { count });
  return fill(count === 1 ? seatsCopy.onePersonFor : seatsCopy.peopleFor, { count, name: seat.name });
}

interface PeopleProps {
  project: OwnProject;
  /** Undefined for the list over all seats. */
  seat: SeatOfTeam | undefined;
  notes: InviteNotes;
}

/** Cards before 'Show all'. */
const shownFirst = 4;

function People({ project, seat, notes }: PeopleProps) {
  const { id: projectId, status, seats } = project;
  const { data } = useQuery(teammatesQuery(projectId, seat?.id ?? null));
  const { list, isFolded, showAll } = useShowAll(
    `teammates ${projectId} ${seat?.id ?? ''}`,
    data?.length ?? 0,
    shownFirst,
  );
  if (!data) {
    // As high as the screen, so that the projects below do not move.
    return (
      <div className="grid min-h-dvh content-start gap-4">
        <Loading />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    );
  }
  if (data.length === 0)
    return <EmptyState title={seat ? fill(seatsCopy.noneFor, { name: seat.name }) : texts.teammates.empty} />;
  const scores = data.map(({ score }) => score);
  const facts = data.map(factsOfTeammate);
  const distinct = distinctFacts(facts.map((list) => list.map(({ key }) => key)));
  return (
    <>
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3>{peopleText(data.length, seat)}</h3>
        <SectionBoundary data={data} look="row">
          <CompareTwo projectId={projectId} seatId={seat?.id} people={data} />
        </SectionBoundary>
      </div>
      {status === 'open' ? null : (
        <p className="mb-4 text-14 text-muted">{matchingCopy.cannotInvite[status]}</p>
      )}
      <ul ref={list} className="grid gap-4 xl:grid-cols-2">
        {(isFolded ? data.slice(0, shownFirst) : data).map((person, index) => (
          <li key={person.id} className="min-w-0">
            <SectionBoundary data={person}>
              <TeammateCard
                projectId={projectId}
                seats={seats}
                person={person}
                seatId={seat?.id}
                coveredByOne={project.coveredByOne}
                fact={facts[index]?.find(({ key }) => key === distinct[index])}
                tied={scores.filter((score) => score === person.score).length > 1}
                open={status === 'open'}
                notes={notes}
              />
            </SectionBoundary>
          </li>
        ))}
      </ul>
      {isFolded ? (
        <ShowAllButton list={list} wide className="mt-4" onShow={showAll}>
          {fill(matchingCopy.showAll, { count: data.length })}
        </ShowAllButton>
      ) : null}
    </>
  );
}

const allSeats = 'all';

/** A full project has no open seat, so there are no recommendations. */
function Full({ slug }: { slug: string }) {
  return (
    <EmptyState
      title={matchingCopy.full.title}
      hint={matchingCopy.full.hint}
      action={
        <Link to={paths.projectEdit(slug)} className={buttonClass({ variant: 'soft' })}>
          {matchingCopy.full.edit}
        </Link>
      }
    />
  );
}

/** The list over all seats, and one for each open seat. */
function Teammates({ project, notes }: Omit<PeopleProps, 'seat'>) {
  const [selected, setSelected] = useState(allSeats);
  const panelId = useId();
  const open = openSeatsOf(project.seats);
  if (project.status === 'full') return <Full slug={project.slug} />;
  if (open.length < 2) return <People project={project} seat={undefined} notes={notes} />;
  const names = distinctSeatNames(open);
  const named = open.map((seat) => ({ ...seat, name: names.get(seat.id) ?? seat.name }));
  const seat = named.find(({ id }) => id === selected);
  return (
    <>
      <Tabs
        label={seatsCopy.tabs}
        tabs={[{ id: allSeats, label: seatsCopy.all }, ...named.map(({ id, name }) => ({ id, label: name }))]}
        selected={seat?.id ?? allSeats}
        onSelect={setSelected}
        panelId={panelId}
        className="mb-4"
      />
      <div id={panelId} role="tabpanel" aria-label={seat?.name ?? seatsCopy.all}>
        <People project={project} seat={seat} notes={notes} />
      </div>
    </>
  );
}

/** What the required skills of a team still need, in words. */
function needText({ gaps, coveredByOne, seats }: OwnProject): string {
  const { covered: copy } = matchingCopy;
  const single = coveredByOne.length === 1 ? copy.one : copy.each;
  const texts = [
    ...(gaps.length > 0 ? [fill(copy.missing, { skills: listInWords(gaps) })] : []),
    ...(coveredByOne.length > 0 ? [fill(single, { skills: listInWords(coveredByOne) })] : []),
  ];
  if (texts.length > 0) return texts.join(' ');
  const people = seats.filter(({ memberId }) => memberId !== null).length;
  return people > 1 ? copy.all : copy.alone;
}

/**
 * The required skills, what the team lacks first: dashed if no one has it, dashed and tinted if one person has it,
 * tinted if several have it.
 */
function RequiredSkills({ project }: { project: OwnProject }) {
  const { requiredSkills, gaps, coveredByOne } = project;
  if (requiredSkills.length === 0) return null;
  const kindOf = (label: string) => {
    if (gaps.includes(label)) return 'missing';
    return coveredByOne.includes(label) ? 'fragile' : 'covered';
  };
  const order = ['missing', 'fragile', 'covered'];
  const tags = requiredSkills
    .map((label) => ({ kind: kindOf(label), label }) as const)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <>
      <TagList label={matchingCopy.requiredSkills} tags={tags} />
      <p className="text-14 text-text">{needText(project)}</p>
    </>
  );
}

interface ProjectPanelProps {
  project: OwnProject;
  defaultOpen: boolean;
}

/** One of the user's projects. Its recommendations load when it is expanded. */
function ProjectPanel({ project, defaultOpen }: ProjectPanelProps) {
  const [open, setOpen] = useState(defaultOpen);
  const contentId = useId();
  const notes = useInviteNotes();
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <section className="rounded-10 border bg-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <div className="flex items-start gap-4 p-4 md:px-6 md:py-5">
        <div className="grid min-w-0 flex-1 gap-2">
          <h2 className="text-18 leading-6 wrap-anywhere">{project.title}</h2>
          <p className="line-clamp-2 text-14 text-muted md:line-clamp-3">
            {inOneParagraph(project.description)}
          </p>
          <RequiredSkills project={project} />
        </div>
        <Button
          variant="ghost"
          size="square"
          aria-expanded={open}
          aria-controls={contentId}
          aria-label={fill(open ? matchingCopy.collapse : matchingCopy.expand, { title: project.title })}
          className="-mt-2 -mr-2 text-muted"
          onClick={() => setOpen(!open)}
        >
          <Chevron aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div id={contentId} hidden={!open} className="rounded-b-10 border-t bg-surface p-4 md:p-6 dark:bg-bg">
        {open ? <Teammates project={project} notes={notes} /> : null}
      </div>
      <UnsavedGuard isUnsaved={notes.hasUnsent} />
    </section>
  );
}

function problemText(error: Error): string {
  if (error.message === texts.teammates.invalidData) return error.message;
  if (!isApiError(error)) return texts.recommendedProjects.unexpected;
  return fill(texts.recommendedProjects.error, { message: errorText(error) });
}

function Panels({ username }: { username: string }) {
  const { data, error } = useQuery(ownProjectsQuery(username));
  if (error) return <ErrorState title={problemText(error)} className="rounded-10 border" />;
  if (!data) return <Loading />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={texts.teammates.noProjects}
        hint={matchingCopy.noProjectsHint}
        action={
          <Link to={paths.dashboard('project-posts')} className={buttonClass({ variant: 'primary' })}>
            {matchingCopy.postProject}
          </Link>
        }
        className="rounded-10 border"
      />
    );
  }
  return data.map((project, index) => (
    <SectionBoundary key={project.id} data={project}>
      <ProjectPanel project={project} defaultOpen={index === 0} />
    </SectionBoundary>
  ));
}

/** The dashboard tab 'Posts-recommendations': recommended people for each of the user's projects. */
export function TeammatesTab({ user }: { user: SessionUser }) {
  return (
    <>
      <PageTitle>{matchingCopy.teammatesTitle}</PageTitle>
      <h1>{matchingCopy.teammatesTitle}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{matchingCopy.teammatesText}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-0">
        <SectionBoundary>
          <Panels username={user.username} />
        </SectionBoundary>
      </div>
    </>
  );
}
