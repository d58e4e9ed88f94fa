import type { Notification } from '@teamwright/contracts/notifications.ts';
import { cx } from 'class-variance-authority';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { Answers } from './use-answers.ts';

interface AnswerButtonsProps {
  notification: Notification;
  answers: Answers;
  /** The leading pair of the details, or one of many in the list. */
  leading?: boolean;
  className?: string;
}

/** Accept and Reject of a pending request. */
export function AnswerButtons({ notification, answers, leading, className }: AnswerButtonsProps) {
  const { verb } = answers.of(notification.id);
  return (
    <div className={cx('flex gap-2', className)}>
      <Button
        variant={leading ? 'primary' : 'soft'}
        busy={verb === 'accept'}
        disabled={verb !== undefined && verb !== 'accept'}
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

/** Why the last answer failed. */
export function AnswerProblem({ notification, answers }: AnswerButtonsProps) {
  const { problem } = answers.of(notification.id);
  return problem ? <FieldError>{problem}</FieldError> : null;
}
