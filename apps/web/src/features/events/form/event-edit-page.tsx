import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventFormCopy as copy } from '../../../copy/events/event-form.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import { EventOfAddress, PageFailed, PageLoading } from '../event-of-address.tsx';
import { deskQuery, type EventPage } from '../events.queries.ts';
import { EditEventForm } from './event-form.tsx';
import { IdeasEditor } from './ideas-editor.tsx';
import { OrganisersEditor } from './organisers-editor.tsx';
import { QuestionsEditor } from './questions-editor.tsx';
import { WebhookEditor } from './webhook-editor.tsx';

function Editing({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery({ ...deskQuery(event.id), refetchOnWindowFocus: false });
  if (!data) {
    if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
    return <PageLoading text={copy.loading} />;
  }
  return (
    <div className="grid gap-12">
      {/* Another version would overwrite what is typed, so the form keeps the one that it started from. */}
      <EditEventForm desk={data} />
      <SectionBoundary data={data}>
        <QuestionsEditor event={data.event} version={data.questionsVersion} />
      </SectionBoundary>
      <SectionBoundary data={data}>
        <IdeasEditor event={data.event} />
      </SectionBoundary>
      <SectionBoundary data={data}>
        <OrganisersEditor event={data.event} />
      </SectionBoundary>
      <SectionBoundary>
        <WebhookEditor event={data.event} />
      </SectionBoundary>
    </div>
  );
}

/** The form for an existing event, its questions, project ideas, organisers and webhook, for organisers. */
export function EventEditPage() {
  return (
    <EventOfAddress>
      {(event) =>
        event.viewer?.can.edit ? (
          <div className="wrap max-w-240 py-6 pb-24 md:pt-8 md:pb-16">
            <PageTitle>{`${copy.editTitle}: ${event.title}`}</PageTitle>
            <BackLink href={paths.eventDesk(event.slug)} label={copy.toDesk} />
            <h1>{copy.editTitle}</h1>
            <p className="mt-1 mb-6 max-w-[64ch] text-muted">{copy.editIntro}</p>
            <Editing key={event.id} event={event} />
          </div>
        ) : (
          <ErrorState
            title={event.viewer?.organiser ? copy.over : copy.notYours}
            action={
              <Link to={paths.event(event.slug)} className={buttonClass()}>
                {copy.back}
              </Link>
            }
            className="m-auto"
          />
        )
      }
    </EventOfAddress>
  );
}
