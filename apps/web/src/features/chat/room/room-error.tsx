import { Link } from 'react-router';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { paths } from '../../../paths.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface RoomErrorProps {
  message: string;
  /** Set if a retry may help. */
  onRetry?: () => void;
}

/** Shown instead of a room that cannot be displayed. */
export function RoomError({ message, onRetry }: RoomErrorProps) {
  const heading = useHeadingFocus();
  return (
    <section className="grid min-h-0">
      <PageTitle>{texts.header.chats}</PageTitle>
      <ErrorState
        title={
          <h1 ref={heading} tabIndex={-1} className="text-16 leading-6 outline-0">
            {message}
          </h1>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {onRetry ? <Button onClick={onRetry}>{chatCopy.tryAgain}</Button> : null}
            <Link to={paths.chats()} className={buttonClass()}>
              {texts.chat.goBack}
            </Link>
          </div>
        }
      />
    </section>
  );
}
