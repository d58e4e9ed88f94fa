import { limits } from '@teamwright/contracts/core/limits.ts';
import { pictureTypes } from '@teamwright/contracts/uploads.ts';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { chatPicturesCopy as copy } from '../../../copy/chat/pictures.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { createAttachments } from './attachments.ts';

/** Pictures for the next message of a room: from the button, the clipboard or by drag and drop. */
export function usePictures(room: string) {
  const [attachments] = useState(() => createAttachments(room));
  const items = useStore(attachments.store);
  useEffect(() => attachments.clear, [attachments]);

  function add(files: readonly File[]): void {
    if (files.length > 0 && attachments.add(files) > 0)
      toast.error(fill(copy.notTaken, { max: limits.messagePictures.max }));
  }

  return {
    attachments,
    items,
    accept: pictureTypes.join(','),
    /** No upload is running or failed. */
    ready: items.every((item) => item.state === 'done'),
    onChosen(event: ChangeEvent<HTMLInputElement>): void {
      add([...(event.target.files ?? [])]);
      // Allows choosing the same file again.
      event.target.value = '';
    },
    onPaste(event: ClipboardEvent): void {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
    onDrop(event: DragEvent): void {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
    onDragOver(event: DragEvent): void {
      // Otherwise the browser opens the file instead of the room.
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
  };
}
