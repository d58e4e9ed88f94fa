import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { settingsCopy as copy } from '../../copy/accounts/settings.ts';
import { GitHubPanel } from '../../features/accounts/security/github-panel.tsx';
import { SecurityPanel } from '../../features/accounts/security/security-panel.tsx';
import { SessionsPanel } from '../../features/accounts/security/sessions-panel.tsx';
import { BlockedPanel } from '../../features/blocks/blocked-panel.tsx';
import { DataPanel } from '../../features/exports/data-panel.tsx';
import { LearningPanel } from '../../features/learning/learning-panel.tsx';
import { NearbyPanel } from '../../features/nearby/nearby-panel.tsx';
import { NotificationsPanel } from '../../features/notifications/preferences/notifications-panel.tsx';
import { AppearancePanel } from '../../features/profiles/appearance-panel.tsx';
import { PreferencesPanel } from '../../features/profiles/preferences-panel.tsx';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { paths, type SettingsSection, settingsSections } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { OwnUserContent } from './own-user-content.tsx';
import { SettingsIndex } from './settings-index.tsx';

function DeletionHint() {
  return (
    <Card as="section" aria-labelledby="deletion">
      <h2 id="deletion">{copy.deletion.title}</h2>
      <p className="mt-1 mb-4 max-w-[80ch] text-14 text-muted">{copy.deletion.text}</p>
      <Link to={paths.dashboard('profile')} className={buttonClass()}>
        {copy.deletion.toProfile}
      </Link>
    </Card>
  );
}

/** The panels of each section. A change in any of them is saved at once. */
const panels: Record<SettingsSection, (user: OwnUser) => readonly ReactNode[]> = {
  notifications: (user) => [<NotificationsPanel key="notifications" user={user} />],
  matching: (user) => [<PreferencesPanel key="preferences" user={user} />],
  privacy: (user) => [
    <NearbyPanel key="nearby" user={user} />,
    <LearningPanel key="learning" user={user} />,
    <BlockedPanel key="blocked" />,
  ],
  security: (user) => [
    <SecurityPanel key="security" />,
    <GitHubPanel key="github" user={user} />,
    <SessionsPanel key="sessions" />,
  ],
  appearance: () => [<AppearancePanel key="appearance" />],
  data: () => [<DataPanel key="data" />, <DeletionHint key="deletion" />],
};

/** The settings, one section at a time. The profile itself is a tab of the dashboard. */
export function SettingsPage() {
  const { section: named } = useParams();
  const section = settingsSections.find((known) => known === (named?.toLowerCase() ?? settingsSections[0]));
  if (!section) return <Navigate to={paths.settings()} replace />;
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>{fill(copy.pageTitle, { section: copy.sections[section] })}</PageTitle>
      <h1>{copy.title}</h1>
      <p className="mb-6 text-muted">{copy.saving}</p>
      <div className="grid items-start gap-6 md:grid-cols-[200px_minmax(0,1fr)] lg:gap-10">
        <SettingsIndex current={section} />
        <div className="grid max-w-200 min-w-0 gap-4">
          <OwnUserContent copy={copy}>
            {(user) =>
              panels[section](user).map((panel, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the panels of a section never change their order
                <SectionBoundary key={`${section} ${index}`}>{panel}</SectionBoundary>
              ))
            }
          </OwnUserContent>
        </div>
      </div>
    </div>
  );
}
