import { fill, texts } from '../../../texts.ts';
import { type IsHidden, useIsHidden } from '../blocked-messages.ts';
import { type TypingUser, useTypingUsers } from './use-typing-users.ts';

/** 'X is typing...' or 'X, Y are typing...'; empty if no other user is typing. */
export function typingText(typingUsers: readonly TypingUser[], isHidden: IsHidden): string {
  const names = typingUsers.filter(({ userId }) => !isHidden(userId)).map(({ username }) => username);
  if (names.length === 0) return '';
  if (names.length === 1) return fill(texts.chat.isTyping, { name: names[0] ?? '' });
  return fill(texts.chat.areTyping, { names: names.join(', ') });
}

const delays = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'];

/** Visible but never announced. Its height is reserved, so that nothing jumps. */
export function TypingLine({ projectId, ownId }: { projectId: string; ownId: string }) {
  const text = typingText(useTypingUsers(projectId, ownId), useIsHidden());
  return (
    <div className="mx-auto flex h-6 max-w-190 items-center gap-2 px-2 text-13 text-muted md:px-0">
      {text === '' ? null : (
        <>
          <span aria-hidden="true" className="inline-flex flex-none gap-[3px]">
            {delays.map((delay) => (
              <i key={delay} className={`size-[5px] animate-dot rounded-2 bg-primary ${delay}`} />
            ))}
          </span>
          <bdi className="truncate">{text}</bdi>
        </>
      )}
    </div>
  );
}
