import { Link, Navigate, useLocation } from 'react-router';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import { AccountPanel } from '../../features/accounts/security/account-panel.tsx';
import { SchoolPanel } from '../../features/nearby/school-panel.tsx';
import { CompletenessBar } from '../../features/profiles/completeness-bar.tsx';
import { PictureEditor } from '../../features/profiles/picture/picture-editor.tsx';
import { usePicture } from '../../features/profiles/picture/use-picture.ts';
import { ProfileForm } from '../../features/profiles/profile-form.tsx';
import { useSectionFolds } from '../../features/profiles/use-section-folds.ts';
import { BioSkills } from '../../features/skills/bio-skills.tsx';
import { SkillsPanel } from '../../features/skills/skills-panel.tsx';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { OwnUserContent } from '../settings/own-user-content.tsx';
import { ProfileIndex } from './profile-index.tsx';

function Profile({ user }: { user: OwnUser }) {
  const picture = usePicture(user.id, user.profilePicture);
  const folds = useSectionFolds();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <SectionBoundary look="row">
          <PictureEditor user={user} saved={user.profilePicture} picture={picture} />
        </SectionBoundary>
        <SectionBoundary>
          <CompletenessBar user={user} />
        </SectionBoundary>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[128px_minmax(0,1fr)] xl:gap-6">
        <ProfileIndex />
        <div className="grid min-w-0 gap-4">
          <SectionBoundary>
            <ProfileForm
              user={user}
              picture={picture}
              folds={folds}
              account={
                <>
                  <SectionBoundary>
                    <SchoolPanel user={user} />
                  </SectionBoundary>
                  <SectionBoundary>
                    <AccountPanel userId={user.id} />
                  </SectionBoundary>
                </>
              }
              bioSkills={(bio, field) => <BioSkills userId={user.id} bio={bio} field={field} />}
            >
              <SectionBoundary>
                <SkillsPanel userId={user.id} fold={folds.of('skills')} />
              </SectionBoundary>
            </ProfileForm>
          </SectionBoundary>
        </div>
      </div>
    </>
  );
}

/** Where a link from the time before the settings had their own page leads. */
function movedTo(search: string, hash: string): string | undefined {
  const link = new URLSearchParams(search).get('link');
  if (link !== null) return `${paths.settings('security')}?${new URLSearchParams({ link })}`;
  if (hash === '#security' || hash === '#notifications')
    return paths.settings(hash === '#security' ? 'security' : 'notifications');
  return undefined;
}

/** The dashboard tab 'profile': picture, account, about, skills and availability. */
export function ProfileTab({ user }: { user: SessionUser }) {
  const { search, hash } = useLocation();
  const moved = movedTo(search, hash);
  if (moved) return <Navigate to={moved} replace />;
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <div className="mb-5 flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1>{copy.title}</h1>
        <p className="min-w-0 truncate text-muted">
          <bdi>{user.username}</bdi>
        </p>
        <Link to={paths.person(user.username)} className="link py-1 text-14">
          {copy.publicPage}
        </Link>
      </div>
      <OwnUserContent copy={copy}>{(own) => <Profile key={own.id} user={own} />}</OwnUserContent>
    </>
  );
}
