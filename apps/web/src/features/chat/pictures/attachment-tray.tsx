import { limits } from '@teamwright/contracts/core/limits.ts';
import { X } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { chatPicturesCopy as copy } from '../../../copy/chat/pictures.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/form/input-class.ts';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import type { Attachment, Attachments } from './attachments.ts';

interface TrayProps {
  attachments: Attachments;
  items: readonly Attachment[];
}

function Item({
  item,
  number,
  attachments,
}: Omit<TrayProps, 'items'> & { item: Attachment; number: number }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-3">
      <img
        src={item.preview}
        alt=""
        width={64}
        height={64}
        className="size-16 rounded-6 border bg-fill object-cover"
      />
      <div className="grid gap-1">
        <input
          aria-label={fill(copy.describe, { number })}
          placeholder={copy.describeHint}
          value={item.alt}
          maxLength={limits.messagePictures.alt}
          onChange={(event) => attachments.describe(item.id, event.target.value)}
          className={inputClass}
        />
        {item.state === 'sending' ? (
          <ProgressBar label={fill(copy.uploading, { number })} value={item.percent} max={100} />
        ) : null}
        {item.state === 'failed' ? (
          <p role="alert" className="flex flex-wrap items-center gap-2 text-13 text-danger">
            {item.reason}
            <Button size="sm" onClick={() => attachments.retry(item.id)}>
              {chatCopy.retry}
            </Button>
          </p>
        ) : null}
      </div>
      <Button
        variant="ghost"
        size="square"
        aria-label={fill(copy.removePicture, { number })}
        title={fill(copy.removePicture, { number })}
        onClick={() => attachments.remove(item.id)}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}

/** The pictures of the next message with their descriptions, shown above the input. */
export function AttachmentTray({ attachments, items }: TrayProps) {
  return (
    <ul aria-label={copy.attached} className="grid gap-2 px-3 pt-3">
      {items.map((item, index) => (
        <Item key={item.id} item={item} number={index + 1} attachments={attachments} />
      ))}
    </ul>
  );
}
