import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { eventsCopy } from '../../copy/events/events.ts';
import { uiCopy } from '../../copy/ui.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { LoosePiece } from '../../ui/illustration.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { type EventPage, eventQuery } from './events.queries.ts';

const copy = eventsCopy.page;

function EventNotFound() {
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <PageTitle>{copy.notFound}</PageTitle>
      <LoosePiece />
      <h1>{copy.notFound}</h1>
      <p className="max-w-[52ch]">{copy.notFoundText}</p>
      <Link to={paths.events()} className={buttonClass({ variant: 'primary' })}>
        {copy.toEvents}
      </Link>
    </div>
  );
}

/** Shown while a page about an event loads. */
export function PageLoading({ text }: { text: string }) {
  return (
    <p role="status" className="m-auto flex items-center gap-2 p-16 text-muted">
      <Spinner />
      {text}
    </p>
  );
}

interface PageFailedProps {
  error: Error;
  text: string;
  retry: () => unknown;
}

/** Shown if a page about an event could not be loaded. */
export function PageFailed({ error, text, retry }: PageFailedProps) {
  return (
    <ErrorState
      title={errorText(error, text)}
      action={<Button onClick={() => void retry()}>{uiCopy.reload}</Button>}
      className="m-auto"
    />
  );
}

/** Loads the event of the address. Shows a loading, error or not-found state until it is there. */
export function EventOfAddress({ children }: { children: (event: EventPage) => ReactNode }) {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(eventQuery(slug));
  if (isApiError(error, 'not_found')) return <EventNotFound />;
  if (data) return children(data);
  if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
  return <PageLoading text={copy.loading} />;
}
