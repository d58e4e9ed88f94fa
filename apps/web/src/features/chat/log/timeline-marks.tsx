import { chatCopy } from '../../../copy/chat/chat.ts';

const lineClass = 'h-px bg-hairline';

export function DayHeading({ label }: { label: string }) {
  return (
    <h2 className="my-3 grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-13 font-semibold tracking-normal text-muted">
      <span className={lineClass} />
      {label}
      <span className={lineClass} />
    </h2>
  );
}

/** Shown before the first unread message. */
export function NewLine() {
  return (
    <div data-new className="mt-3 mb-2 grid grid-cols-[1fr_auto] items-center">
      <span className="h-px bg-danger" />
      <span className="tail-notch h-6 rounded-r-4 bg-danger pr-2.5 pl-3.5 text-12 leading-6 font-bold text-on-danger">
        {chatCopy.newLine}
      </span>
    </div>
  );
}
