import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import { useId } from 'react';
import { notificationPreferencesCopy as copy } from '../../../copy/accounts/notification-preferences.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import type { OwnUser } from '../../../lib/api/own-user.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SaveState } from '../../../ui/form/save-state.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { ChoiceHeadings, TypeChoice } from './type-choice.tsx';
import { useNotificationPreferences } from './use-notification-preferences.ts';

const fixedTypes: readonly NotificationType[] = ['join_request', 'invitation'];

type State = ReturnType<typeof useNotificationPreferences>;

interface ChoicesProps {
  state: State;
  preferences: NonNullable<State['preferences']>;
  user: OwnUser;
}

function Choices({ state, preferences, user }: ChoicesProps) {
  const hintId = useId();
  const zone = user.timeZone ? fill(copy.zone, { zone: user.timeZone.replaceAll('_', ' ') }) : copy.noZone;
  return (
    <>
      <div>
        <ChoiceHeadings />
        {copy.groups.map(({ title, types }) => (
          <section key={title} aria-label={title}>
            <h3 className="pt-5 pb-1 text-14 text-muted">{title}</h3>
            {types.map((type) => (
              <TypeChoice
                key={type}
                type={type}
                choice={preferences.types[type]}
                fixed={fixedTypes.includes(type)}
                fixedHintId={hintId}
                onChange={(choice) => state.change({ types: { [type]: choice } })}
              />
            ))}
          </section>
        ))}
      </div>
      <p id={hintId} className="mt-3 text-14 text-muted">
        {copy.alwaysInApp}
      </p>
      <p className="mt-1 mb-4 text-14 text-muted">
        {fill(copy.daily, { time: preferences.digestAt })} {zone}
      </p>
      <QuietHours hours={preferences.quietHours} onChange={(quietHours) => state.change({ quietHours })} />
      <SaveState
        saving={state.saving}
        saved={state.saved}
        problem={state.failed ? copy.notSaved : undefined}
        retry={state.retry}
      />
    </>
  );
}

/** Notification settings. */
export function NotificationsPanel({ user }: { user: OwnUser }) {
  const headingId = useId();
  const state = useNotificationPreferences();
  const { preferences, error } = state;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.title}</h2>
      <p className="mt-1 mb-4 max-w-[80ch] text-14 text-muted">
        {copy.text} {user.emailVerified ? fill(copy.toAddress, { email: user.email }) : copy.unverified}
      </p>
      {preferences ? <Choices state={state} preferences={preferences} user={user} /> : null}
      {preferences || error ? null : (
        <div role="status" aria-busy="true">
          <span className="sr-only">{copy.loading}</span>
          <RowSkeleton />
        </div>
      )}
      {error && !preferences ? (
        <ErrorState
          title={errorText(error, copy.notLoaded)}
          action={<Button onClick={state.reload}>{uiCopy.reload}</Button>}
        />
      ) : null}
    </Card>
  );
}
