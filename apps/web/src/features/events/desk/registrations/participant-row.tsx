import { languageName } from '@teamwright/contracts/events/languages.ts';
import { type ComponentProps, useState } from 'react';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { registrationCopy } from '../../../../copy/events/registration.ts';
import { type Answer, call } from '../../../../lib/api/api.ts';
import { listInWords } from '../../../../lib/list-in-words.ts';
import { fill } from '../../../../texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { Avatar } from '../../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../../ui/people/person-link.tsx';
import { momentIn } from '../../event-times.ts';
import { type EventPage, useEventChange } from '../../events.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { rolesText } from './roles-text.ts';

const copy = deskCopy.list;

export const participantStatuses = [
  'registered',
  'confirmed',
  'placed',
  'waitlisted',
  'withdrawn',
  'absent',
] as const;

export type ParticipantStatus = (typeof participantStatuses)[number];

type Participant = Answer<'events.participants'>['participants'][number];

const tones: Record<ParticipantStatus, ComponentProps<typeof Badge>['tone']> = {
  registered: 'info',
  confirmed: 'success',
  placed: 'success',
  waitlisted: 'brass',
  withdrawn: 'neutral',
  absent: 'danger',
};

interface RowProps {
  event: EventPage;
  participant: Participant;
}

/** Removes a participant with a reason, before teams are published. */
function Remove({ event, participant: { id: participantId, username } }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useEventChange(() => setOpen(false));
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={fill(copy.removeOf, { username })}
        onClick={() => setOpen(true)}
      >
        {copy.remove}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={fill(copy.removeTitle, { username })}
          text={copy.removeText}
          confirmLabel={copy.remove}
          busy={isPending}
          onClose={() => setOpen(false)}
          onConfirm={(reason) =>
            mutate({
              run: () =>
                call('events.removeParticipant', {
                  params: { id: event.id, participantId },
                  body: { reason },
                }),
              done: fill(copy.removed, { username }),
            })
          }
        />
      ) : null}
    </>
  );
}

function wordsOr(words: readonly string[]): string {
  return words.length === 0 ? copy.noAnswer : listInWords(words);
}

/** Everything that the participant entered, with the skills of the profile. */
function Details({ event, participant }: RowProps) {
  const { username, experience, languages, skills, wishes, answers } = participant;
  const titles = wishes.map((id) => event.ideas.find((idea) => idea.id === id)?.title ?? copy.noAnswer);
  const rows = [
    [copy.experience, registrationCopy.experience.choices[experience] ?? String(experience)],
    [copy.languages, wordsOr(languages.map(languageName))],
    [copy.skills, wordsOr(skills)],
    ...(event.ideas.length > 0 ? [[copy.wishes, wordsOr(titles)]] : []),
    ...event.questions.map(({ id, label }) => [
      label,
      answers.find(({ questionId }) => questionId === id)?.value ?? copy.noAnswer,
    ]),
  ];
  return (
    <Fold
      className="text-14"
      summary={
        <>
          <span aria-hidden="true">{copy.showDetails}</span>
          <span className="sr-only">{fill(copy.details, { username })}</span>
        </>
      }
    >
      <dl className="grid gap-2 pb-2">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[200px_minmax(0,1fr)]">
            <dt className="wrap-anywhere text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** One participant: state, roles, and on demand all answers. */
export function ParticipantRow({ event, participant }: RowProps) {
  const { userId, username, profilePicture, status, registeredAt, waitingPosition } = participant;
  const isGone = status === 'withdrawn';
  const canRemove = event.viewer?.can.removeParticipant === true && !isGone;
  return (
    <li className="grid gap-1 border-t px-4 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar id={userId} name={username} picture={profilePicture} size={32} />
        <PersonLink username={username} />
        <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>
        {waitingPosition === null ? null : (
          <span className="text-14 text-muted">{fill(copy.position, { position: waitingPosition })}</span>
        )}
        <span className="ml-auto flex items-center gap-2 text-13 text-muted">
          <time dateTime={registeredAt}>
            {fill(copy.registered, { time: momentIn(registeredAt, event.timeZone) })}
          </time>
          {canRemove ? <Remove event={event} participant={participant} /> : null}
        </span>
      </div>
      {isGone ? null : (
        <>
          <p className="text-14 wrap-anywhere">{rolesText(participant.roles)}</p>
          <Details event={event} participant={participant} />
        </>
      )}
    </li>
  );
}
