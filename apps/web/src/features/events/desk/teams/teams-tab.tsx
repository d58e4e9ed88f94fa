import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { reviewCopy } from '../../../../copy/events/review.ts';
import { teamsCopy as copy } from '../../../../copy/events/teams.ts';
import { call } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { versionText } from '../../../../ui/events/formation-text.ts';
import { SelectField } from '../../../../ui/form/select.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { SectionBoundary } from '../../../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../../../ui/state/state-message.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { isAfterPublication } from '../../event-phase.ts';
import { type EventDesk, type EventPage, useEventChange } from '../../events.queries.ts';
import { ClashPanel } from './clash/clash-panel.tsx';
import { CompareVersions } from './compare/compare-versions-panel.tsx';
import { FormPanel } from './form-panel.tsx';
import { FormationResult } from './formation-result.tsx';
import { PublishTeams } from './publish-teams.tsx';
import { PublishedTeams } from './published-teams.tsx';
import { TeamBoard } from './review/team-board.tsx';
import { TeamPulses } from './team-pulses.tsx';
import { TeamRequests } from './team-requests.tsx';
import {
  type FormationSummary,
  formationQuery,
  formationsQuery,
  isActive,
  type Publication,
  peopleQuery,
  publicationQuery,
} from './teams.queries.ts';

function RemoveVersion({ eventId, version }: { eventId: string; version: number }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useEventChange(() => setOpen(false));
  const run = () => call('events.removeFormation', { params: { id: eventId, version } });
  return (
    <>
      <Button variant="ghost" className="text-muted" onClick={() => setOpen(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={fill(copy.removeTitle, { version })}
        description={copy.removeText}
        confirmLabel={copy.remove}
        cancelLabel={deskCopy.keep}
        busy={isPending}
        onConfirm={() => mutate({ run, done: fill(copy.removed, { version }) })}
      />
    </>
  );
}

interface VersionProps {
  event: EventPage;
  version: number;
  /** All versions that have ended. */
  versions: readonly FormationSummary[];
  canReview: boolean;
  onStarted: (version: number) => void;
}

/** The result of one version, and its teams to review. */
function Version({ event, version, versions, canReview, onStarted }: VersionProps) {
  const [compared, setCompared] = useState<number>();
  const formation = useQuery(formationQuery(event.id, version));
  const people = useQuery(peopleQuery(event.id));
  const error = formation.error ?? people.error;
  if (formation.data && people.data) {
    const nameOf = (id: string) => people.data.get(id)?.username ?? reviewCopy.someone;
    if (formation.data.clashReason !== null || formation.data.clash !== null)
      return (
        <ClashPanel
          event={event}
          formation={formation.data}
          nameOf={nameOf}
          canFix={canReview}
          onStarted={onStarted}
        />
      );
    return (
      <>
        <SectionBoundary data={formation.data}>
          <FormationResult formation={formation.data} nameOf={nameOf} />
        </SectionBoundary>
        <SectionBoundary data={formation.data}>
          <CompareVersions
            eventId={event.id}
            shown={formation.data}
            versions={versions}
            nameOf={nameOf}
            chosen={compared}
            onChoose={setCompared}
          />
        </SectionBoundary>
        <SectionBoundary data={formation.data}>
          <TeamBoard
            eventId={event.id}
            formation={formation.data}
            people={people.data}
            canReview={canReview}
          />
        </SectionBoundary>
      </>
    );
  }
  if (error) {
    const retry = () => Promise.all([formation.refetch(), people.refetch()]);
    return <PageFailed error={error} text={copy.failed} retry={retry} />;
  }
  return <PageLoading text={copy.loading} />;
}

interface LoadedProps {
  event: EventPage;
  /** The newest version first. */
  formations: readonly FormationSummary[];
  publication: Publication | null;
  heading: RefObject<HTMLElement | null>;
}

interface VersionBarProps extends Pick<LoadedProps, 'event' | 'heading'> {
  versions: readonly FormationSummary[];
  shown: FormationSummary;
  canForm: boolean;
  onChoose: (version: number) => void;
}

/** Chooses a version, to publish or delete it. */
function VersionBar({ event, versions, shown, canForm, heading, onChoose }: VersionBarProps) {
  const { version, status } = shown;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={copy.versions}
        value={version}
        onChange={({ target }) => onChoose(Number(target.value))}
        fieldClassName="min-w-60"
      >
        {versions.map((formation) => (
          <option key={formation.version} value={formation.version}>
            {versionText(formation)}
          </option>
        ))}
      </SelectField>
      <PublishTeams
        key={`publish ${version}`}
        eventId={event.id}
        version={version}
        canPublish={canForm && status === 'done' && shown.teams > 0}
        heading={heading}
      />
      {canForm ? <RemoveVersion key={version} eventId={event.id} version={version} /> : null}
    </div>
  );
}

/** The list with the score of the version that was read last: the server scores changed teams when they are read. */
function withRead(versions: readonly FormationSummary[], read: FormationSummary | undefined) {
  return versions.map((one) => (one.version === read?.version ? { ...one, score: read.score } : one));
}

function Loaded({ event, formations, publication, heading }: LoadedProps) {
  const [chosen, setChosen] = useState<number>();
  const active = formations.find(isActive);
  const ended = formations.filter((formation) => !isActive(formation));
  const shown = ended.find(({ version }) => version === (chosen ?? publication?.version)) ?? ended[0];
  const read = useQuery({ ...formationQuery(event.id, shown?.version ?? 0), enabled: shown !== undefined });
  const canForm = event.viewer?.can.form ?? false;
  return (
    <div className="grid gap-6">
      {publication ? (
        <PublishedTeams
          event={event}
          publication={publication}
          appliedAt={formations.find(({ version }) => version === publication.version)?.appliedAt ?? null}
          heading={heading}
        />
      ) : null}
      {publication ? (
        <SectionBoundary>
          <TeamPulses event={event} />
        </SectionBoundary>
      ) : null}
      {publication ? (
        <SectionBoundary>
          <TeamRequests event={event} />
        </SectionBoundary>
      ) : null}
      {canForm && !publication ? (
        <FormPanel
          eventId={event.id}
          formations={formations}
          active={active}
          shown={shown}
          onStarted={setChosen}
        />
      ) : null}
      {canForm || publication || isAfterPublication(event.status) ? null : (
        <p>{event.status === 'draft' ? copy.notYet : copy.over}</p>
      )}
      {shown === undefined && !active && canForm ? (
        <EmptyState title={copy.none} hint={copy.noneHint} />
      ) : null}
      {shown ? (
        <>
          <VersionBar
            event={event}
            versions={withRead(ended, read.data)}
            shown={shown}
            canForm={canForm && !publication}
            heading={heading}
            onChoose={setChosen}
          />
          <Version
            event={event}
            version={shown.version}
            versions={ended}
            canReview={canForm && !publication}
            onStarted={setChosen}
          />
        </>
      ) : null}
    </div>
  );
}

function TeamsOf({ event, heading }: { event: EventPage; heading: RefObject<HTMLElement | null> }) {
  const list = useQuery(formationsQuery(event.id));
  const published = useQuery(publicationQuery(event.id));
  const error = list.error ?? published.error;
  if (list.data && published.data) {
    return (
      <Loaded
        event={event}
        formations={list.data.formations}
        publication={published.data.publication}
        heading={heading}
      />
    );
  }
  if (error) {
    const retry = () => Promise.all([list.refetch(), published.refetch()]);
    return <PageFailed error={error} text={copy.failed} retry={retry} />;
  }
  return <PageLoading text={copy.loading} />;
}

/** Forming teams, reviewing the versions, and publishing one of them. */
export function TeamsTab({ desk: { event } }: { desk: EventDesk }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="event-teams" className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} id="event-teams">
        {copy.title}
      </h2>
      <TeamsOf event={event} heading={heading} />
    </section>
  );
}
