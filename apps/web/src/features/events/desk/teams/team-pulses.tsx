import { useQuery } from '@tanstack/react-query';
import { pulseFrequencies } from '@teamwright/contracts/core/choices.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { pulseCopy } from '../../../../copy/events/pulse.ts';
import { type Answer, call } from '../../../../lib/api/api.ts';
import { endpointQuery } from '../../../../lib/api/query.ts';
import { paths } from '../../../../paths.ts';
import { fill } from '../../../../texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { SegmentedChoice } from '../../../../ui/form/segmented-choice.tsx';
import { PageFailed, PageLoading } from '../../event-of-address.tsx';
import { momentIn } from '../../event-times.ts';
import { type EventPage, useEventChange } from '../../events.queries.ts';

const copy = pulseCopy.teams;

type Pulses = Answer<'events.teamPulses'>;
type Team = Pulses['teams'][number];

const tones: Record<NonNullable<Team['colour']>, ComponentProps<typeof Badge>['tone']> = {
  green: 'success',
  yellow: 'brass',
  red: 'danger',
};

function TeamPulse({ team }: { team: Team }) {
  const { name, project, members, colour, answers } = team;
  return (
    <li className="grid content-start gap-2 rounded-10 border bg-card p-4 text-14">
      <div className="flex flex-wrap items-center gap-2">
        <Link to={paths.project(project.slug)} className="title-link py-1 font-semibold wrap-anywhere">
          {name}
        </Link>
        {colour ? <Badge tone={tones[colour]}>{pulseCopy.colours[colour]}</Badge> : null}
        {colour === null && members > 0 ? <Badge>{copy.noAnswer}</Badge> : null}
        {members <= 1 ? <Badge tone="danger">{members === 1 ? copy.lastMember : copy.noMember}</Badge> : null}
      </div>
      <p className="text-muted">{fill(copy.answers, { count: answers.length, members })}</p>
      {answers.length === 0 ? null : (
        <ul aria-label={fill(copy.answersOf, { team: name })} className="grid gap-1">
          {answers.map(({ userId, username, colour: given, word }) => (
            <li key={userId} className="wrap-anywhere">
              <span className="font-semibold text-heading">{username}</span>: {pulseCopy.colours[given]}
              {word === '' ? null : <span className="block text-muted">{word}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Frequency({ event, frequency }: { event: EventPage; frequency: Pulses['frequency'] }) {
  const { mutate, isPending, variables } = useEventChange<Pulses>();
  const choices = pulseFrequencies.map((name) => ({ name, text: copy.frequencies[name] }));
  const chosen = pulseFrequencies.find((name) => isPending && variables.done === doneText(name));
  return (
    <div className="grid justify-items-start gap-1">
      <span className="text-13 text-muted">{copy.frequency}</span>
      <SegmentedChoice
        label={copy.frequency}
        choices={choices}
        chosen={chosen ?? frequency}
        onChoose={(name) =>
          mutate({
            run: () =>
              call('events.putPulseFrequency', { params: { id: event.id }, body: { frequency: name } }),
            done: doneText(name),
          })
        }
      />
    </div>
  );
}

function doneText(frequency: Pulses['frequency']): string {
  return fill(copy.frequencySaved, { frequency: copy.frequencies[frequency].toLowerCase() });
}

function Loaded({ event, pulses }: { event: EventPage; pulses: Pulses }) {
  const { since, opensAt, frequency } = pulses;
  // Before the start, a team with enough members has nothing to say.
  const teams = opensAt ? pulses.teams.filter(({ members }) => members <= 1) : pulses.teams;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-[60ch] text-14 text-muted">
          {opensAt
            ? fill(copy.later, { time: momentIn(opensAt, event.timeZone) })
            : fill(copy.text, { time: momentIn(since, event.timeZone) })}
        </p>
        {event.viewer?.can.edit ? <Frequency event={event} frequency={frequency} /> : null}
      </div>
      {pulses.teams.length === 0 ? <p className="text-14">{copy.none}</p> : null}
      {teams.length === 0 ? null : (
        <ul aria-labelledby="team-pulses" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {teams.map((team) => (
            <TeamPulse key={team.id} team={team} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The pulse of the published teams: what their members answered. */
export function TeamPulses({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery(endpointQuery('events.teamPulses', { params: { id: event.id } }));
  return (
    <section aria-labelledby="team-pulses" className="grid gap-3">
      <h3 id="team-pulses" className="text-16">
        {copy.title}
      </h3>
      {data ? <Loaded event={event} pulses={data} /> : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
      {data || error ? null : <PageLoading text={copy.loading} />}
    </section>
  );
}
