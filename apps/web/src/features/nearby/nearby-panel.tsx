import { useId } from 'react';
import { Link } from 'react-router';
import { settingsCopy } from '../../copy/accounts/settings.ts';
import { nearbyCopy } from '../../copy/nearby.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { useProfileSettings } from '../../lib/use-profile-settings.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { SaveState } from '../../ui/form/save-state.tsx';

/** Whether the user appears on Nearby. */
export function NearbyPanel({ user }: { user: OwnUser }) {
  const headingId = useId();
  const { settings, save, state } = useProfileSettings(user);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{settingsCopy.nearby.title}</h2>
      <p className="mt-1 mb-2 max-w-[80ch] text-14 text-muted">
        {settingsCopy.nearby.text}{' '}
        <Link to={paths.nearby()} className="link">
          {nearbyCopy.verify.toNearby}
        </Link>
      </p>
      <CheckboxField
        label={nearbyCopy.profile.label}
        checked={settings.nearby}
        onChange={({ target }) => save({ nearby: target.checked })}
      />
      <SaveState {...state} />
    </Card>
  );
}
