import { useQuery } from '@tanstack/react-query';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import { uiCopy } from '../../copy/ui.ts';
import { AccountPanel } from '../../features/accounts/security/account-panel.tsx';
import { GitHubPanel } from '../../features/accounts/security/github-panel.tsx';
import { SecurityPanel } from '../../features/accounts/security/security-panel.tsx';
import { SessionsPanel } from '../../features/accounts/security/sessions-panel.tsx';
import { BlockedPanel } from '../../features/blocks/blocked-panel.tsx';
import { DataPanel } from '../../features/exports/data-panel.tsx';
import { LearningPanel } from '../../features/learning/learning-panel.tsx';
import { SchoolPanel } from '../../features/nearby/school-panel.tsx';
import { NotificationsPanel } from '../../features/notifications/preferences/notifications-panel.tsx';
import { AppearancePanel } from '../../features/profiles/appearance-panel.tsx';
import { CompletenessBar } from '../../features/profiles/completeness-bar.tsx';
import { PictureEditor } from '../../features/profiles/picture/picture-editor.tsx';
import { usePicture } from '../../features/profiles/picture/use-picture.ts';
import { PreferencesPanel } from '../../features/profiles/preferences-panel.tsx';
import { ProfileForm } from '../../features/profiles/profile-form.tsx';
import { BioSkills } from '../../features/skills/bio-skills.tsx';
import { SkillsPanel } from '../../features/skills/skills-panel.tsx';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, ownUserQuery } from '../../lib/api/own-user.ts';
import type { SessionUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';

function Content() {
  const { data, error, refetch } = useQuery(ownUserQuery);
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
  return <Profile key={data.user.id} user={data.user} />;
}

function Profile({ user }: { user: OwnUser }) {
  const picture = usePicture(user.id, user.profilePicture);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <SectionBoundary look="row">
          <PictureEditor username={user.username} saved={user.profilePicture} picture={picture} />
        </SectionBoundary>
        <SectionBoundary>
          <CompletenessBar user={user} />
        </SectionBoundary>
      </div>
      <div className="grid gap-4 max-md:gap-8">
        <SectionBoundary>
          <ProfileForm
            user={user}
            picture={picture}
            bioSkills={(bio, field) => <BioSkills userId={user.id} bio={bio} field={field} />}
          />
        </SectionBoundary>
        <SectionBoundary>
          <PreferencesPanel user={user} />
        </SectionBoundary>
        <SectionBoundary>
          <SchoolPanel user={user} />
        </SectionBoundary>
        <SectionBoundary>
          <SkillsPanel userId={user.id} />
        </SectionBoundary>
        <SectionBoundary>
          <NotificationsPanel user={user} />
        </SectionBoundary>
        <AppearancePanel />
        <SectionBoundary>
          <GitHubPanel user={user} />
        </SectionBoundary>
        <SectionBoundary>
          <LearningPanel user={user} />
        </SectionBoundary>
        <SectionBoundary>
          <BlockedPanel />
        </SectionBoundary>
        <SectionBoundary>
          <SecurityPanel />
        </SectionBoundary>
        <SectionBoundary>
          <SessionsPanel />
        </SectionBoundary>
        <SectionBoundary>
          <DataPanel />
        </SectionBoundary>
        <SectionBoundary>
          <AccountPanel userId={user.id} />
        </SectionBoundary>
      </div>
    </>
  );
}

/** The dashboard tab 'profile': picture, account, profile, skills, browser settings, sessions. */
export function ProfileTab({ user }: { user: SessionUser }) {
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <div className="mb-6">
        <h1>{copy.title}</h1>
        <p className="truncate text-muted">
          <bdi>{user.username}</bdi>
        </p>
      </div>
      <Content />
    </>
  );
}
