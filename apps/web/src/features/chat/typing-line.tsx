import { typingText } from './typing.ts';
import { useTypingNames } from './use-typing-names.ts';

const delays = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'];

/** Visible, never announced. Its place stays, so that nothing jumps. */
export function TypingLine({ postId, ownName }: { postId: string; ownName: string }) {
  const text = typingText(useTypingNames(postId, ownName));
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
