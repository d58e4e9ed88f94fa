import { useId } from 'react';
import { Link } from 'react-router';
import { learningCopy as copy } from '../../copy/accounts/learning.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { useProfileSettings } from '../../lib/use-profile-settings.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { SaveState } from '../../ui/form/save-state.tsx';

/** Whether the site may learn from the user's actions. */
export function LearningPanel({ user }: { user: OwnUser }) {
  const headingId = useId();
  const { settings, save, state } = useProfileSettings(user);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.title}</h2>
      <p className="mt-1 mb-2 text-14 text-muted">
        {copy.text}{' '}
        <Link to={`${paths.privacy()}#learning`} className="link">
          {copy.details}
        </Link>
      </p>
      <CheckboxField
        label={copy.label}
        checked={settings.learning}
        onChange={({ target }) => save({ learning: target.checked })}
      />
      <p className="text-14 text-muted">{settings.learning ? copy.on : copy.off}</p>
      <SaveState {...state} />
    </Card>
  );
}
