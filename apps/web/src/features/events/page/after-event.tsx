import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { afterCopy } from '../../../copy/events/after.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { PageFailed, PageLoading } from '../event-of-address.tsx';
import { type EventPage, useEventChange } from '../events.queries.ts';

const copy = afterCopy.thanks;

type Thanks = Answer<'events.thanks'>;
type Member = Thanks['members'][number];
type Received = Thanks['received'][number];

/** A member of the team, with the visitor's thanks or a form to write them. */
function ThankMember({ eventId, member }: { eventId: string; member: Member }) {
  const { userId, username, given } = member;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useEventChange<unknown>(() => setOpen(false));

  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    const typed = text.trim();
    setMissing(typed === '');
    if (typed === '' || isPending) return;
    mutate({
      run: () => call('events.thank', { params: { id: eventId }, body: { userId, text: typed } }),
      done: fill(copy.sent, { username }),
    });
  }

  return (
    <li className="grid gap-2 border-t py-3 text-14 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PersonLink username={username} />
        {given === null && !isOpen ? (
          <Button size="sm" aria-label={fill(copy.writeTo, { username })} onClick={() => setOpen(true)}>
            {copy.write}
          </Button>
        ) : null}
      </div>
      {given === null ? null : (
        <p className="wrap-anywhere text-muted">{fill(copy.given, { text: given })}</p>
      )}
      {isOpen && given === null ? (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <TextArea
            label={fill(copy.label, { username })}
            rows={3}
            value={text}
            maxLength={limits.thanks.max}
            error={isMissing ? copy.missing : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" busy={isPending} className="justify-self-start">
            {copy.send}
          </Button>
          <UnsavedGuard isUnsaved={text.trim() !== '' && !isPending} />
        </form>
      ) : null}
    </li>
  );
}

/** Thanks that the visitor received. */
function ReceivedThanks({ eventId, thanks }: { eventId: string; thanks: Received }) {
  const { id: thanksId, username, text, isPublic } = thanks;
  const { mutate } = useEventChange<unknown>();
  return (
    <li className="grid gap-1 border-t py-3 text-14 first:border-t-0">
      <p className="wrap-anywhere text-heading">{text}</p>
      <PersonLink username={username} />
      <CheckboxField
        label={copy.show}
        aria-label={fill(copy.showOf, { username })}
        checked={isPublic}
        onChange={({ target }) => {
          const body = { isPublic: target.checked };
          mutate({
            run: () => call('events.showThanks', { params: { id: eventId, thanksId }, body }),
            done: target.checked ? copy.shown : copy.hidden,
          });
        }}
      />
    </li>
  );
}

function ThanksCard({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useQuery(endpointQuery('events.thanks', { params: { id: eventId } }));
  if (error && !data) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
  if (!data) return <PageLoading text={copy.loading} />;
  if (data.members.length + data.received.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="event-thanks">
      <h2 id="event-thanks" className="text-18">
        {copy.title}
      </h2>
      <p className="text-14 text-muted">{copy.text}</p>
      <ul className="mt-2">
        {data.members.map((member) => (
          <ThankMember key={member.userId} eventId={eventId} member={member} />
        ))}
      </ul>
      {data.received.length === 0 ? null : (
        <>
          <h3 id="received-thanks" className="mt-4 text-16">
            {copy.received}
          </h3>
          <ul aria-labelledby="received-thanks">
            {data.received.map((thanks) => (
              <ReceivedThanks key={thanks.id} eventId={eventId} thanks={thanks} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function CertificateCard({ eventId }: { eventId: string }) {
  const params = { id: eventId };
  const { data, error, refetch } = useQuery(endpointQuery('events.ownCertificate', { params }));
  const { mutate, isPending } = useEventChange<unknown>();
  const texts = afterCopy.certificate;
  if (error && !data) return <PageFailed error={error} text={texts.failed} retry={refetch} />;
  if (!data) return <PageLoading text={texts.loading} />;
  if (!data.canIssue) return null;
  return (
    <Card as="section" aria-labelledby="event-certificate" className="grid gap-3">
      <div>
        <h2 id="event-certificate" className="text-18">
          {texts.title}
        </h2>
        <p className="text-14 text-muted">{texts.text}</p>
      </div>
      {data.code === null ? (
        <Button
          busy={isPending}
          className="justify-self-start"
          onClick={() =>
            mutate({ run: () => call('events.issueCertificate', { params }), done: texts.issued })
          }
        >
          {texts.issue}
        </Button>
      ) : (
        <Link to={paths.certificate(data.code)} className={buttonClass({ className: 'justify-self-start' })}>
          {texts.open}
        </Link>
      )}
    </Card>
  );
}

/** Thanks and certificate. Renders nothing before the end of the event, and for visitors who did not take part. */
export function AfterEvent({ event }: { event: EventPage }) {
  if (event.status !== 'finished' || !event.viewer?.participant) return null;
  return (
    <>
      <ThanksCard eventId={event.id} />
      <CertificateCard eventId={event.id} />
    </>
  );
}
