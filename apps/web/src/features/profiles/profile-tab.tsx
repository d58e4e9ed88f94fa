import { useQuery } from '@tanstack/react-query';
import { profilesCopy as copy } from '../../copy/profiles.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/error-text.ts';
import { endpointQuery } from '../../lib/query.ts';
import type { SessionUser } from '../../stores/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { AccountPanel } from './account-panel.tsx';
import { AppearancePanel } from './appearance-panel.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SkillsPanel } from './skills-panel.tsx';

function Content() {
  const { data, error, refetch } = useQuery(endpointQuery('accounts.me'));
  if (error) {
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
      />
    );
  }
  if (!data?.user) {
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {copy.loading}
      </p>
    );
  }
  return (
    <div className="grid gap-4 max-md:gap-8">
      <ProfileForm user={data.user} />
      <SkillsPanel userId={data.user.id} />
      <AppearancePanel />
      <AccountPanel userId={data.user.id} />
    </div>
  );
}

/** The dashboard tab 'profile': account, profile, skills, and the settings of this browser. */
export function ProfileTab({ user }: { user: SessionUser }) {
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <div className="mb-6 flex items-center gap-4">
        <Avatar name={user.username} picture={user.profilePicture} size={64} />
        <div className="min-w-0">
          <h1>{copy.title}</h1>
          <p className="truncate text-muted">
            <bdi>{user.username}</bdi>
          </p>
        </div>
      </div>
      <Content />
    </>
  );
}
