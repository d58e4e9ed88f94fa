import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { afterCopy } from '../../../copy/events/after.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { pageLoader } from '../../../lib/served/page-loader.ts';
import { useOrigin } from '../../../lib/served/use-origin.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Logo } from '../../../ui/logo.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PageFailed, PageLoading } from '../event-of-address.tsx';
import { eventSpan, momentIn } from '../event-times.ts';

const copy = afterCopy.certificate;

type Certificate = Answer<'events.certificate'>;

function certificateQuery(code: string) {
  return endpointQuery('events.certificate', { params: { code } });
}

export const certificateLoader = pageLoader(async ({ params: { code = '' }, cache }) => {
  await cache.fetchQuery(certificateQuery(code));
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="wrap-anywhere text-heading">{children}</dd>
    </div>
  );
}

function placeText({ place, online }: Certificate['event']): string {
  return place === '' || online ? [place, copy.online].filter((part) => part !== '').join(', ') : place;
}

function Loaded({ certificate }: { certificate: Certificate }) {
  const { username, event, team, project, roles, organisers, issuedAt, code } = certificate;
  const address = new URL(paths.certificate(code), useOrigin()).href;
  return (
    <div className="wrap max-w-200 py-6 pb-24 md:pt-8 md:pb-16">
      <PageTitle>{`${copy.heading}: ${username}`}</PageTitle>
      <article className="grid gap-6 rounded-10 border bg-card p-6 md:p-12">
        <Logo />
        <div className="grid gap-2">
          <h1 className="text-20 text-muted">{copy.heading}</h1>
          <p className="text-20 font-bold wrap-anywhere text-heading">
            <bdi>{username}</bdi>
          </p>
          <p>{copy.sentence}</p>
          <p className="text-20 font-bold wrap-anywhere text-heading">{event.title}</p>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact label={copy.when}>{eventSpan(event)}</Fact>
          <Fact label={copy.where}>{placeText(event)}</Fact>
          <Fact label={copy.team}>{team}</Fact>
          <Fact label={copy.project}>{project}</Fact>
          <Fact label={copy.roles}>{listInWords(roles)}</Fact>
          <Fact label={copy.organisers}>{listInWords(organisers)}</Fact>
          <Fact label={copy.issuedOn}>{momentIn(issuedAt, event.timeZone)}</Fact>
        </dl>
        <p className="text-13 wrap-anywhere text-muted">{fill(copy.verify, { address })}</p>
      </article>
      <div className="mt-6 flex flex-wrap gap-2 print:hidden">
        <Button variant="primary" onClick={() => print()}>
          {copy.print}
        </Button>
        <Link to={paths.event(event.slug)} className={buttonClass()}>
          {copy.event}
        </Link>
      </div>
    </div>
  );
}

/** A certificate to print. Opening its address verifies it. */
export function CertificatePage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery(certificateQuery(code));
  if (data) return <Loaded certificate={data} />;
  if (isApiError(error, 'not_found')) {
    return (
      <div className="wrap grid justify-items-start gap-4 py-16">
        <PageTitle>{copy.notFound}</PageTitle>
        <h1>{copy.notFound}</h1>
        <p className="max-w-[52ch]">{copy.notFoundText}</p>
      </div>
    );
  }
  if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
  return <PageLoading text={copy.loading} />;
}
