import type { Mention } from '@teamwright/contracts/chat/chat.ts';
import { lazy, memo, Suspense } from 'react';
import { untilContentIsShown } from '../../../lib/served/later-files.ts';
import { hasMarkup } from './markup.ts';
import { MentionMark } from './mention-mark.tsx';
import { mentionRuns } from './mention-runs.ts';

/** The room is shown first, because the renderer is long. If it cannot be loaded, the text stays as typed. */
const MarkdownMessage = lazy(async () => {
  await untilContentIsShown();
  const loaded = await import('./markdown-message.tsx').catch(() => undefined);
  return { default: loaded?.MarkdownMessage ?? PlainText };
});

interface MessageTextProps {
  text: string;
  /** The mentioned members; unknown until the message is stored. */
  mentions: readonly Mention[];
  ownId: string;
}

function PlainText({ text, mentions, ownId }: MessageTextProps) {
  return (
    <p dir="auto" className="text-16 wrap-anywhere whitespace-pre-wrap md:text-15">
      {mentionRuns(text, mentions).map((run, index) =>
        run.userId === undefined ? (
          run.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          <MentionMark key={index} own={run.userId === ownId}>
            {run.text}
          </MentionMark>
        ),
      )}
    </p>
  );
}

/** The text of a message. Plain text is shown immediately, Markdown once its renderer has loaded. */
export const MessageText = memo(function MessageText(props: MessageTextProps) {
  const plain = <PlainText {...props} />;
  if (!hasMarkup(props.text)) return plain;
  return (
    <Suspense fallback={plain}>
      <MarkdownMessage {...props} />
    </Suspense>
  );
});
