import { useFolds } from './folding.ts';
import { typingText } from './typing.ts';
import { useTypists } from './use-typists.ts';

const delays = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'];

/** Visible but never announced. Its height is reserved, so that nothing jumps. */
export function TypingLine({ postId, ownId }: { postId: string; ownId: string }) {
  const text = typingText(useTypists(postId, ownId), useFolds());
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
