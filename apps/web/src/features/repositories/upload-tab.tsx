import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { type OwnUser, ownUserQuery } from '../../lib/api/own-user.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { useLayoutReady } from '../../lib/use-layout-ready.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmEmailFirst } from '../../ui/confirm-email-first.tsx';
import { GitHubMark } from '../../ui/github-mark.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { ownRepositoriesQuery } from './repositories.queries.ts';
import { RepositoryGrid } from './repository-grid.tsx';
import { RepositoryPoints, ShownSkills } from './shown-skills.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadedPanel } from './uploaded-panel.tsx';
import type { UploadedRepository } from './use-upload.ts';

const { upload: copy } = dashboardCopy;

/** Instead of the form: no account is linked, or the code host no longer accepts our access. */
function NotLinked({ email, user, lost }: Pick<ChoiceProps, 'email' | 'user'> & { lost: boolean }) {
  const config = usePublicConfig();
  const { data: uploaded = [] } = useQuery(ownRepositoriesQuery(email));
  const back = paths.dashboard('posts');
  const why = lost ? copy.lost : copy.notLinked;
  const mustConfirm = config?.github === true && user?.emailVerified === false;
  return (
    <>
      {config ? (
        <div className="text-heading">
          <p>{config.github ? why : copy.unavailable}</p>
          {uploaded.length > 0 ? <p className="text-14 text-muted">{copy.earlier}</p> : null}
        </div>
      ) : null}
      {mustConfirm ? <ConfirmEmailFirst user={user} /> : null}
      {config?.github && !mustConfirm ? (
        <div className="flex flex-wrap gap-2 max-md:*:flex-1">
          <a href={paths.githubAuthorize('full', back)} className={buttonClass({ variant: 'primary' })}>
            <GitHubMark />
            {lost ? copy.relink : copy.link}
          </a>
          <a href={paths.githubAuthorize('public', back)} className={buttonClass({ variant: 'ghost' })}>
            {copy.linkPublic}
          </a>
        </div>
      ) : null}
      {config?.github && uploaded.length > 0 ? (
        <div className="border-t pt-4 text-14">
          <RepositoryPoints />
        </div>
      ) : null}
    </>
  );
}

/** Without the controls: whether a reason stands above them is not known yet. */
function Asking() {
  return (
    <>
      <p role="status" className="text-14 text-muted">
        {texts.upload.loading}
      </p>
      <RowSkeleton />
    </>
  );
}

/** Whether something is still loading that decides the height of the parts. */
function useIsLoading({ id, email }: SessionUser): boolean {
  const queries = [ownUserQuery, ownRepositoriesQuery(email), skillsQuery(id)];
  const isPending = useQueries({ queries }).some((query) => query.isPending);
  return usePublicConfig() === undefined || isPending;
}

interface ChoiceProps {
  email: string;
  user: OwnUser | null;
  onUploaded: (repository: UploadedRepository) => void;
}

function Choice({ email, user, onUploaded }: ChoiceProps) {
  const access = user?.githubAccess;
  if (user && (access === 'full' || access === 'public'))
    return <UploadForm email={user.email} onUploaded={onUploaded} />;
  return <NotLinked email={email} user={user} lost={access === 'lost'} />;
}

/** The dashboard tab 'posts'. It needs a linked account. */
export function UploadTab({ user }: { user: SessionUser }) {
  const { data } = useQuery(ownUserQuery);
  const settled = useLayoutReady(useIsLoading(user));
  const [uploaded, setUploaded] = useState<UploadedRepository>();
  return (
    <>
      <PageTitle>{texts.dashboard.uploadProjects}</PageTitle>
      <h1>{texts.dashboard.uploadProjects}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{copy.text}</p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div>
          <Card className="grid gap-4">
            {settled && data ? (
              <Choice email={user.email} user={data.user} onUploaded={setUploaded} />
            ) : (
              <Asking />
            )}
          </Card>
          <div role="status">{uploaded ? <UploadedPanel repository={uploaded} /> : null}</div>
        </div>
        {settled ? (
          <SectionBoundary>
            <ShownSkills userId={user.id} />
          </SectionBoundary>
        ) : null}
      </div>
      {settled ? (
        <SectionBoundary>
          <RepositoryGrid user={user} onlyFilled />
        </SectionBoundary>
      ) : null}
    </>
  );
}
