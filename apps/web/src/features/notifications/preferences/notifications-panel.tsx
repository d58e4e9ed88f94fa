import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import { useId, useRef } from 'react';
import { notificationPreferencesCopy as copy } from '../../../copy/accounts/notification-preferences.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import type { OwnUser } from '../../../lib/api/own-user.ts';
import { useScrollToAnchor } from '../../../lib/use-scroll-to-anchor.ts';
import { notificationsAnchor } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { ChoiceHeadings, TypeChoice } from './type-choice.tsx';
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** In the order of the texts. */
const types = Object.keys(copy.types) as NotificationType[];

const fixedTypes: readonly NotificationType[] = ['join_request', 'invitation'];

type State = ReturnType<typeof useNotificationPreferences>;

function SavingState({ saving, saved, failed, retry }: State) {
  return (
    <div className="mt-3 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
      <div role="status" className="text-14 text-muted">
        {saving ? copy.saving : saved ? copy.saved : ''}
      </div>
      {failed && !saving ? (
        <>
          <div role="alert">
            <FieldError>{copy.notSaved}</FieldError>
          </div>
          <Button size="sm" onClick={retry}>
            {copy.tryAgain}
          </Button>
        </>
      ) : null}
    </div>
  );
}

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
      </div>
      <p id={hintId} className="mt-3 text-14 text-muted">
        {copy.alwaysInApp}
      </p>
      <p className="mt-1 mb-4 text-14 text-muted">
        {fill(copy.daily, { time: preferences.digestAt })} {zone}
      </p>
      <QuietHours hours={preferences.quietHours} onChange={(quietHours) => state.change({ quietHours })} />
      <SavingState {...state} />
    </>
  );
}

/** Notification settings. Each choice is saved immediately, independent of the form above. */
export function NotificationsPanel({ user }: { user: OwnUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useNotificationPreferences();
  const { preferences, error } = state;
  useScrollToAnchor(heading, notificationsAnchor, preferences !== undefined);
  return (
    <Card as="section" aria-labelledby={notificationsAnchor}>
      <h2 ref={heading} id={notificationsAnchor} tabIndex={-1}>
        {copy.title}
      </h2>
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
