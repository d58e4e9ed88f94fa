import { useInfiniteQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { nearbyCopy as copy } from '../../copy/nearby.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AvatarStack } from '../../ui/people/avatar-stack.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import {
  type By,
  type Group,
  morePeopleQuery,
  moreProjectsQuery,
  type Person,
  type Project,
} from './nearby.queries.ts';
import { PersonRow } from './nearby-rows.tsx';

const hints: Partial<Record<Group['level'], string>> = {
  country: copy.countryHint,
  elsewhere: copy.elsewhereHint,
  otherSchools: copy.otherSchoolsHint,
};

function placeOf({ level, label }: Group): string {
  if (level === 'elsewhere') return copy.elsewhere;
  return level === 'otherSchools' ? copy.otherSchools : label;
}

interface RowsProps {
  label: string;
  children: ReactNode;
  /** Undefined if everything is shown. */
  more?: { text: string; busy: boolean; load: () => void } | undefined;
}

function Rows({ label, children, more }: RowsProps) {
  return (
    <>
      <ul aria-label={label} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {children}
      </ul>
      {more ? (
        <Button
          size="sm"
          className="mt-3"
          busy={more.busy}
          aria-label={`${more.text}: ${label}`}
          onClick={more.load}
        >
          {more.text}
        </Button>
      ) : null}
    </>
  );
}

/** Returns a button that loads the next rows, or undefined at the end. */
function moreOf(
  text: string,
  query: {
    isFetching: boolean;
    hasNextPage: boolean;
    isSuccess: boolean;
    fetchNextPage: () => Promise<{ error: Error | null }>;
  },
  remains: boolean,
): RowsProps['more'] {
  if (query.isSuccess ? !query.hasNextPage : !remains) return undefined;
  async function load(): Promise<void> {
    const { error } = await query.fetchNextPage();
    if (error) toast.error(errorText(error, copy.moreFailed));
  }
  return { text, busy: query.isFetching, load: () => void load() };
}

interface NearbyGroupProps {
  by: By;
  group: Group;
  /** Whether the group is expanded at first. */
  opened: boolean;
  renderProject: (project: Project) => ReactNode;
  /** What the viewer can do with a person. */
  renderAction: (person: Person) => ReactNode;
}

function People({ by, group, renderAction }: Pick<NearbyGroupProps, 'by' | 'group' | 'renderAction'>) {
  const query = useInfiniteQuery(morePeopleQuery(by, group));
  const people = [...group.people, ...(query.data?.pages.flatMap((page) => page.people) ?? [])];
  return (
    <Rows
      label={fill(copy.peopleOf, { place: placeOf(group) })}
      more={moreOf(copy.morePeople, query, group.people.length < group.totalPeople)}
    >
      {people.map((user) => (
        <SectionBoundary key={user.id} data={user} look="item">
          <PersonRow person={user} showSchool={group.level !== 'school'} action={renderAction(user)} />
        </SectionBoundary>
      ))}
    </Rows>
  );
}

function Projects({ by, group, renderProject }: Pick<NearbyGroupProps, 'by' | 'group' | 'renderProject'>) {
  const query = useInfiniteQuery(moreProjectsQuery(by, group));
  const projects = [...group.projects, ...(query.data?.pages.flatMap((page) => page.projects) ?? [])];
  if (projects.length === 0) return <p className="text-14 text-muted">{copy.noProjects}</p>;
  return (
    <Rows
      label={fill(copy.projectsOf, { place: placeOf(group) })}
      more={moreOf(copy.moreProjects, query, group.projects.length < group.totalProjects)}
    >
      {projects.map((project) => (
        <li key={project.id} className="min-w-0">
          <SectionBoundary data={project}>{renderProject(project)}</SectionBoundary>
        </li>
      ))}
    </Rows>
  );
}

function countsText({ totalPeople, totalProjects }: Group): string {
  const people = totalPeople === 1 ? copy.onePerson : fill(copy.people, { count: totalPeople });
  const projects = totalProjects === 1 ? copy.oneProject : fill(copy.projects, { count: totalProjects });
  return fill(copy.counts, { people, projects });
}

interface SummaryProps {
  group: Group;
  headingId: string;
  contentId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The place with its counts. The whole line opens and closes the group. */
function Summary({ group, headingId, contentId, isOpen, onToggle }: SummaryProps) {
  const hint = hints[group.level];
  return (
    <div className="relative flex min-w-0 items-center gap-x-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={headingId} className="min-w-0 text-18 wrap-anywhere">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={contentId}
              onClick={onToggle}
              className="text-left after:absolute after:-inset-2 hover:text-primary"
            >
              {placeOf(group)}
            </button>
          </h2>
          {group.mine ? <Badge tone="success">{copy.yours}</Badge> : null}
          <p className="text-14 text-muted">{countsText(group)}</p>
        </div>
        {hint ? <p className="text-14 text-muted">{hint}</p> : null}
      </div>
      {isOpen ? null : (
        <AvatarStack
          people={group.people.map(({ id, username, profilePicture }) => ({
            id,
            name: username,
            picture: profilePicture,
          }))}
        />
      )}
      <ChevronDown
        aria-hidden="true"
        className={cx(
          'size-5 flex-none text-muted transition-transform duration-120',
          isOpen && 'rotate-180',
        )}
      />
    </div>
  );
}

/** One area or school: its people, then their projects that look for people. */
export function NearbyGroup({ by, group, opened, renderProject, renderAction }: NearbyGroupProps) {
  const [headingId, contentId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(opened);
  return (
    <Card as="section" aria-labelledby={headingId} className={isOpen ? '' : 'py-3!'}>
      <Summary
        group={group}
        headingId={headingId}
        contentId={contentId}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={contentId} hidden={!isOpen} className="mt-5">
        {isOpen ? (
          <>
            <h3 className="mb-2 text-14 font-semibold text-muted">{copy.peopleTitle}</h3>
            <People by={by} group={group} renderAction={renderAction} />
            <h3 className="mt-5 mb-2 text-14 font-semibold text-muted">{copy.projectsTitle}</h3>
            <Projects by={by} group={group} renderProject={renderProject} />
          </>
        ) : null}
      </div>
    </Card>
  );
}
