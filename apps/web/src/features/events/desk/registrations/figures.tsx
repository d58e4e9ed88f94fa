import { useQuery } from '@tanstack/react-query';
import { languageName } from '@teamwright/contracts/events/languages.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { endpointQuery } from '../../../../lib/api/query.ts';
import { fill } from '../../../../texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FigureBars } from '../../../../ui/charts/figure-bars.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import type { EventPage } from '../../events.queries.ts';
import { type EventFigures, shortageText } from './shortage-text.ts';

const copy = deskCopy.figures;

/** More rows make a list long; the export has all. */
const maxRows = 12;

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-10 border bg-card p-4">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="text-20 font-bold text-heading tabular-nums">{children}</dd>
    </div>
  );
}

interface FiguresProps {
  event: EventPage;
  figures: EventFigures;
}

function Shortages({ event: { teamSize }, figures: { shortages, placesTaken } }: FiguresProps) {
  if (placesTaken === 0) return <p>{copy.empty}</p>;
  if (shortages.length === 0) return <p>{copy.enough}</p>;
  return (
    <>
      <p className="mb-2 text-13 text-muted">{fill(copy.shortagesText, { size: teamSize.preferred })}</p>
      <ShortageList shortages={shortages} />
    </>
  );
}

function ShortageList({ shortages }: Pick<EventFigures, 'shortages'>) {
  return (
    <ul className="grid gap-2">
      {shortages.map((shortage) => {
        const text = shortageText(shortage);
        const isHard = shortage.kind !== 'size' && shortage.hard;
        return (
          <li key={text} className="flex items-start gap-2 text-brass">
            <TriangleAlert aria-hidden="true" className="mt-0.5 flex-none" />
            <span className="min-w-0 wrap-anywhere">
              <span>{text}</span> {isHard ? <Badge size="sm">{deskCopy.shortage.hard}</Badge> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface CountsProps {
  title: string;
  rows: readonly { readonly key: string; readonly label: string; readonly figures: readonly number[] }[];
  withLevel?: boolean;
}

function Counts({ title, rows, withLevel }: CountsProps) {
  if (rows.length === 0) return null;
  const series = [{ label: copy.participants, look: 'filled' } as const];
  return (
    <Card as="section" aria-label={title}>
      <h3 className="mb-3 text-16">{title}</h3>
      <FigureBars
        series={withLevel ? [...series, { label: copy.withLevel, look: 'mark' }] : series}
        rows={rows}
      />
    </Card>
  );
}

function Loaded({ event, figures }: FiguresProps) {
  const { capacity, placesTaken, confirmed, statuses, teams, roles, skills, languages } = figures;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label={copy.places}>{fill(copy.placesOf, { taken: placesTaken, capacity })}</Figure>
        <Figure label={copy.confirmed}>{confirmed}</Figure>
        <Figure label={copy.waiting}>{statuses.waitlisted}</Figure>
        <Figure label={copy.teams}>{teams}</Figure>
      </dl>
      <Card as="section" aria-labelledby="event-shortages" className="text-14">
        <h3 id="event-shortages" className="mb-2 text-16">
          {copy.shortages}
        </h3>
        <Shortages event={event} figures={figures} />
      </Card>
      {placesTaken === 0 ? null : (
        <div className="grid items-start gap-4 lg:grid-cols-3">
          <Counts
            title={copy.roles}
            withLevel
            rows={roles.map(({ role, count, byLevel }) => ({
              key: role,
              label: role,
              figures: [count, byLevel.slice(1).reduce((sum, each) => sum + each, 0)],
            }))}
          />
          <Counts
            title={copy.skills}
            rows={skills
              .slice(0, maxRows)
              .map(({ skillId, label, count }) => ({ key: skillId, label, figures: [count] }))}
          />
          <Counts
            title={copy.languages}
            rows={languages.slice(0, maxRows).map(({ language, count }) => ({
              key: language,
              label: languageName(language),
              figures: [count],
            }))}
          />
        </div>
      )}
    </div>
  );
}

/** Counts of registrations, and what is short for the rules. Live updates refetch them. */
export function Figures({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery(endpointQuery('events.figures', { params: { id: event.id } }));
  return (
    <section aria-labelledby="event-figures" className="grid gap-4">
      <h2 id="event-figures">{copy.title}</h2>
      {data ? <Loaded event={event} figures={data} /> : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
      {data || error ? null : <PageLoading text={copy.loading} />}
    </section>
  );
}
