import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { RejectWithReason } from '../../ui/reject-with-reason.tsx';
import { isWaitlisted } from './notification-status.ts';
import type { Answers } from './use-answers.ts';

interface AnswerButtonsProps {
  notification: Notification;
  answers: Answers;
  /** The main buttons of the details, as opposed to one pair per list row. */
  leading?: boolean;
  /** The id of the text that says why a request on the waitlist cannot be accepted. */
  waitlistId?: string;
  className?: string;
}

/** Accept and Reject buttons of a pending request. */
export function AnswerButtons({ notification, answers, leading, waitlistId, className }: AnswerButtonsProps) {
  const { verb } = answers.of(notification.id);
  const waits = isWaitlisted(notification);
  return (
    <div className={cx('flex gap-2', className)}>
      <Button
        variant={leading ? 'primary' : 'soft'}
        busy={verb === 'accept'}
        disabled={waits || (verb !== undefined && verb !== 'accept')}
        aria-describedby={waits ? waitlistId : undefined}
        onClick={() => answers.accept(notification)}
      >
        {texts.notifications.accept}
      </Button>
      <Button
        busy={verb === 'reject'}
        disabled={verb !== undefined && verb !== 'reject'}
        onClick={() => answers.reject(notification)}
      >
        {texts.notifications.reject}
      </Button>
    </div>
  );
}

/** Rejects with a reason. */
export function ReasonButton({ notification, answers, className }: AnswerButtonsProps) {
  return (
    <RejectWithReason
      name={notification.senderUsername}
      maxLength={limits.reason.max}
      disabled={answers.of(notification.id).verb !== undefined}
      onReject={(reason) => answers.reject(notification, reason)}
      className={className}
    />
  );
}

/** Why the last answer failed. */
export function AnswerProblem({ notification, answers }: AnswerButtonsProps) {
  const { problem } = answers.of(notification.id);
  return problem ? <FieldError>{problem}</FieldError> : null;
}
