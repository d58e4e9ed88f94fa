import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { inOneParagraph } from '../../lib/in-one-paragraph.ts';
import { openSeatsOf } from '../../lib/skills/seats.ts';
import { useDay } from '../../lib/time/use-format-day.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Marked } from '../../ui/marked.tsx';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { MatchReason, ScoreFigure } from '../../ui/match/match-score.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { TagList } from '../../ui/tag.tsx';
import { answerHabit } from './details/answer-habit.ts';
import { projectTags } from './project-tags.ts';
import type { Project } from './projects.queries.ts';

/** The project fields that a card shows. */
export type CardProject = Pick<
  Project,
  'slug' | 'title' | 'description' | 'technologies' | 'skills' | 'date' | 'status' | 'viewer'
> & {
  ownerUsername?: string;
  answers?: Project['answers'];
  /** Undefined while the project is being written. */
  seatsOpen: number | undefined;
  /** Undefined while the project is being written. */
  seats?: Project['seats'];
};

function seatsText({ status, seatsOpen }: CardProject): string {
  if (status !== 'open') return projectsCopy[status];
  if (seatsOpen === undefined) return '';
  return seatsOpen === 1 ? projectsCopy.oneSeat : fill(projectsCopy.seats, { count: seatsOpen });
}

/** Positioned above the link that covers the card. */
function Owner({ username }: { username: string }) {
  const [before = '', after] = projectsCopy.by.split('{username}');
  return (
    <p className="flex min-w-0 items-center gap-[0.5ch] text-13 text-muted">
      {before.trim()}
      <PersonLink username={username} className="relative min-h-6 leading-6" />
      {after}
    </p>
  );
}

/** What the project still looks for, on a card without a match. */
function OpenSeats({ project: { status, seats = [] } }: { project: CardProject }) {
  const names = [...new Set(openSeatsOf(seats).map(({ name }) => name))];
  if (status !== 'open' || names.length === 0) return null;
  return (
    <p className="grid grid-cols-[16px_minmax(0,1fr)] gap-2 text-13 text-muted">
      <JointIcon kind="socket" className="mt-0.5 text-brass" />
      <span className="line-clamp-2">{fill(seatsCopy.openSeats, { names: names.join(', ') })}</span>
    </p>
  );
}

const maxTags = 4;

interface ProjectCardProps {
  project: CardProject;
  /** Search terms to mark. */
  marks?: readonly string[];
  /** The action at the bottom of the card. */
  action: ReactNode;
  /** The project is still being written, so there is no page to link to. */
  preview?: boolean;
  /** The level below the heading of the list. */
  heading?: 'h3' | 'h4';
}

/** A project in the list. The link of its title covers the card, and the action is above that link. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, marks, action, preview, heading: Heading = 'h3' } = props;
  const day = useDay(project.date);
  const match = project.viewer?.match;
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-2 rounded-10 border bg-card p-3 hover:border-control md:gap-3 md:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Heading className="line-clamp-2 wrap-anywhere text-wrap">
            {preview ? (
              <bdi>{project.title}</bdi>
            ) : (
              <Link
                to={paths.project(project.slug)}
                className="title-link after:absolute after:inset-0 after:rounded-10"
              >
                <bdi>
                  <Marked text={project.title} marks={marks} />
                </bdi>
              </Link>
            )}
          </Heading>
          {project.ownerUsername ? <Owner username={project.ownerUsername} /> : null}
        </div>
        {match ? <ScoreFigure score={match.score} tier={match.tier} atEnd /> : null}
      </div>
      {match ? <MatchReason seat={match.seat}>{match.reason}</MatchReason> : <OpenSeats project={project} />}
      <p dir="auto" className="line-clamp-2 text-14 md:line-clamp-3">
        <Marked text={inOneParagraph(project.description)} marks={marks} />
      </p>
      {/* On phones, one line of tags, and the action beside the date. */}
      <div className="max-md:max-h-6 max-md:overflow-hidden">
        <TagList tags={projectTags(project)} marks={marks} max={maxTags} />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 md:grid md:grid-cols-1 md:gap-3">
        <div className="flex gap-x-2 text-13 text-muted max-md:flex-col md:items-center md:justify-between">
          <span className="inline-flex items-center gap-2">
            <Calendar aria-hidden="true" />
            {project.date ? <time dateTime={project.date}>{day}</time> : day}
          </span>
          <span>{seatsText(project)}</span>
        </div>
        {project.answers ? (
          <p className="text-13 text-muted max-md:order-first max-md:w-full">
            {answerHabit(project.answers)}
          </p>
        ) : null}
        <div className="relative grid min-w-36 gap-2 md:gap-3">{action}</div>
      </div>
    </article>
  );
}
