import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { uiCopy } from '../../../copy/ui.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

const copy = profilesCopy.deletion;

type Preview = Answer<'accounts.previewDeletion'>;

function membersText(count: number): string {
  if (count === 0) return copy.loses.none;
  return count === 1 ? copy.loses.one : fill(copy.loses.many, { count });
}

interface AboutProps {
  /** With '{title}', which is replaced with the title in bold. */
  text: string;
  title: string;
  children?: ReactNode;
}

function About({ text, title, children }: AboutProps) {
  const [before, after] = text.split('{title}');
  return (
    <li>
      {before}
      <strong className="text-heading">
        <bdi>{title}</bdi>
      </strong>
      {after} {children}
    </li>
  );
}

function OwnProject({
  project: { title, slug, members, newOwner },
}: {
  project: Preview['projects'][number];
}) {
  if (newOwner !== null) return <About text={fill(copy.passed, { name: newOwner })} title={title} />;
  return (
    <About text={fill(copy.archived, { members: membersText(members) })} title={title}>
      {members > 0 ? (
        <Link to={paths.project(slug)} className="link">
          {copy.makeCoOwner}
        </Link>
      ) : null}
    </About>
  );
}

function Consequences({ preview: { projects, teams, requests } }: { preview: Preview }) {
  return (
    <>
      {projects.map((project) => (
        <OwnProject key={project.id} project={project} />
      ))}
      {teams.map(({ id, title }) => (
        <About key={id} text={copy.left} title={title} />
      ))}
      {requests > 0 ? (
        <li>{requests === 1 ? copy.request : fill(copy.requests, { count: requests })}</li>
      ) : null}
    </>
  );
}

/** What the deletion of the account does to the user's projects, teams, requests and messages. */
export function DeletionPreview() {
  const { data, error, refetch } = useQuery({
    ...endpointQuery('accounts.previewDeletion'),
    // Other users change teams too, so each opening of the dialog asks again.
    staleTime: 0,
  });
  return (
    <div className="mb-6 grid gap-3 text-14">
      {data || error ? null : (
        <div role="status" aria-busy="true" className="grid gap-2">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </div>
      )}
      {error ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-danger">
          {errorText(error, copy.unknown)}
          <Button size="sm" onClick={() => void refetch()}>
            {uiCopy.reload}
          </Button>
        </p>
      ) : null}
      <ul className="grid list-disc gap-1.5 pl-5 wrap-anywhere">
        {data ? <Consequences preview={data} /> : null}
        <li>{copy.messages}</li>
      </ul>
      <p>
        {copy.final}{' '}
        <Link to={paths.settings('data')} className="link">
          {copy.download}
        </Link>
      </p>
    </div>
  );
}
