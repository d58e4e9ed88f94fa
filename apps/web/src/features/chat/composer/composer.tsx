import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { type KeyboardEvent, lazy, type RefObject, type SubmitEvent, Suspense, useId, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill, texts } from '../../../texts.ts';
import type { RoomDetails } from '../chat.queries.ts';
import type { SentPicture } from '../history/room-outbox.ts';
import { readDraft, writeDraft } from '../history/room-storage.ts';
import { usePictures } from '../pictures/use-pictures.ts';
import { roomTitle } from '../rooms.ts';
import { ComposerToolbar } from './composer-toolbar.tsx';
import { MentionList } from './mention-list.tsx';
import { ReplyStrip } from './reply-strip.tsx';
import { excessText, useTextHeight } from './text-box.ts';
import { useMentionMenu } from './use-mention-menu.ts';
import { useOwnTyping } from './use-own-typing.ts';

const AttachmentTray = lazy(async () => ({
  default: (await import('../pictures/attachment-tray.tsx')).AttachmentTray,
}));

interface ComposerProps {
  room: RoomDetails;
  userId: string;
  box: RefObject<HTMLTextAreaElement | null>;
  /** A message is being sent; the next one waits for it. */
  sending: boolean;
  /** The message to reply to. */
  replyTo: Message | undefined;
  onCancelReply: () => void;
  onSend: (text: string, pictures: readonly SentPicture[]) => void;
  /** Called on arrow up in the empty box. The box receives the focus afterwards. */
  onEditLast: (returnTo: HTMLElement) => void;
}

/** The text, its pictures and the keys of the message input. */
function useComposer(props: ComposerProps) {
  const { room, userId, box, sending, replyTo, onCancelReply, onSend, onEditLast } = props;
  const [text, setText] = useState(() => readDraft(userId, room._id));
  const typing = useOwnTyping(room._id);
  const pictures = usePictures(room._id);
  const excess = excessText(text.trim().length);
  const menu = useMentionMenu({ box, text, projectId: room._id, ownId: userId, onWrite: write });

  useTextHeight(box, text);

  function write(next: string): void {
    setText(next);
    writeDraft(userId, room._id, next);
  }

  function send(): void {
    const trimmed = text.trim();
    const empty = trimmed === '' && pictures.items.length === 0;
    if (empty || sending || excess !== '' || !pictures.ready) return;
    typing.stop();
    write('');
    menu.close();
    onSend(trimmed, pictures.attachments.take());
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    send();
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (menu.onKeyDown(event)) return;
    if (event.key === 'Escape' && replyTo) {
      event.stopPropagation();
      onCancelReply();
    }
    if (event.key === 'ArrowUp' && text === '' && !event.altKey) {
      event.preventDefault();
      onEditLast(event.currentTarget);
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function onType(next: string): void {
    write(next);
    typing.typed();
    menu.update();
  }

  return { text, excess, pictures, menu, write, onType, submit, onKeyDown };
}

/** The message input. Its text survives leaving the room and reloading. */
export function Composer(props: ComposerProps) {
  const { room, box, sending, replyTo, onCancelReply } = props;
  const { text, excess, pictures, menu, write, onType, submit, onKeyDown } = useComposer(props);
  const errorId = useId();
  if (!room.can.write) {
    return <p className="py-3 text-center text-14 text-muted">{chatCopy.readOnly}</p>;
  }
  return (
    <form
      onSubmit={submit}
      onPaste={pictures.onPaste}
      onDrop={pictures.onDrop}
      onDragOver={pictures.onDragOver}
      className="relative mx-auto max-w-190 rounded-10 border border-control bg-card has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-primary"
    >
      <MentionList menu={menu} />
      {replyTo ? <ReplyStrip message={replyTo} onCancel={onCancelReply} /> : null}
      {pictures.items.length > 0 ? (
        <Suspense>
          <AttachmentTray attachments={pictures.attachments} items={pictures.items} />
        </Suspense>
      ) : null}
      <textarea
        ref={box}
        rows={1}
        value={text}
        aria-label={fill(chatCopy.box, { title: roomTitle(room) })}
        aria-invalid={excess !== '' || undefined}
        aria-describedby={excess === '' ? undefined : errorId}
        {...menu.boxProps}
        placeholder={texts.chat.placeholder}
        onChange={(event) => onType(event.target.value)}
        onSelect={menu.update}
        onBlur={menu.close}
        onKeyDown={onKeyDown}
        className="block max-h-[40dvh] w-full resize-none bg-transparent px-4 pt-3 pb-1 text-16 text-heading outline-0 placeholder:text-muted placeholder:opacity-100"
      />
      {excess ? (
        <p id={errorId} role="alert" className="px-4 text-13 text-danger">
          {excess}
        </p>
      ) : null}
      <ComposerToolbar box={box} pictures={pictures} sending={sending} onWrite={write} />
    </form>
  );
}
