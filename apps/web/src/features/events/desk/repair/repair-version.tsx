import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { repairCopy } from '../../../../copy/events/repair.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { SectionBoundary } from '../../../../ui/state/section-boundary.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import type { EventPage } from '../../events.queries.ts';
import { TeamBoard } from '../teams/review/team-board.tsx';
import { formationQuery, peopleQuery } from '../teams/teams.queries.ts';
import { ApplyRepair, AskFirst } from './apply-repair.tsx';
import { DifferenceLists } from './difference.tsx';
import { type Difference, differenceQuery } from './repair.queries.ts';

const copy = repairCopy.difference;

interface VersionProps {
  event: EventPage;
  version: number;
  heading: RefObject<HTMLElement | null>;
}

/** The teams of a repair in the review table. */
function Edit({ event, difference }: { event: EventPage; difference: Difference }) {
  const formation = useQuery(formationQuery(event.id, difference.version));
  const people = useQuery(peopleQuery(event.id));
  const error = formation.error ?? people.error;
  if (formation.data && people.data)
    return (
      <SectionBoundary data={formation.data}>
        <TeamBoard
          eventId={event.id}
          formation={formation.data}
          people={people.data}
          canReview={difference.appliedAt === null}
        />
      </SectionBoundary>
    );
  if (error) {
    const retry = () => Promise.all([formation.refetch(), people.refetch()]);
    return <PageFailed error={error} text={repairCopy.failed} retry={retry} />;
  }
  return <PageLoading text={repairCopy.loading} />;
}

/** The button that shows the table goes away. */
function focusShown(element: HTMLElement | null): void {
  element?.focus();
}

/** A repair: what it changes, and the actions to ask participants, edit it and apply it. */
export function RepairVersion({ event, version, heading }: VersionProps) {
  const { data, error, refetch } = useQuery(differenceQuery(event.id, version));
  const [isEdited, setEdited] = useState(false);
  if (!data) {
    if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
    return <PageLoading text={copy.loading} />;
  }
  return (
    <>
      <Card as="section" aria-labelledby="repair-difference" className="grid gap-4">
        <h3 id="repair-difference" className="text-16">
          {copy.title}
        </h3>
        <DifferenceLists difference={data} />
        {data.appliedAt === null ? <AskFirst event={event} difference={data} /> : null}
        <div className="flex flex-wrap items-center gap-3">
          <ApplyRepair event={event} difference={data} heading={heading} />
          {isEdited ? null : <Button onClick={() => setEdited(true)}>{copy.edit}</Button>}
        </div>
      </Card>
      {isEdited ? (
        <section ref={focusShown} tabIndex={-1} aria-label={copy.edit}>
          <Edit event={event} difference={data} />
        </section>
      ) : null}
    </>
  );
}
