import { limits } from '@teamwright/contracts/core/limits.ts';
import { pictureTypes, roomPictureAddress } from '@teamwright/contracts/uploads.ts';
import { createStore } from 'zustand/vanilla';
import { chatPicturesCopy as copy } from '../../../copy/chat/pictures.ts';
import type { SentPicture } from '../history/room-outbox.ts';

/** A picture that is being added to a message. */
export interface Attachment {
  readonly id: number;
  /** An object URL. */
  readonly preview: string;
  readonly alt: string;
  readonly state: 'sending' | 'done' | 'failed';
  readonly percent: number;
  /** Why the upload failed. */
  readonly reason: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const maxPictures = limits.messagePictures.max;
const nameOf = new RegExp(`^${roomPictureAddress('(.+)').replaceAll('.webp', '\\.webp')}$`);

export type Attachments = ReturnType<typeof createAttachments>;

/** Returns the picture in the size and format of a message. @throws Error if the file is not a picture. */
async function prepareAttachment(file: File) {
  const { preparePicture } = await import('./prepare-picture.ts');
  return await preparePicture(file).catch(() => {
    throw new Error(copy.notAPicture);
  });
}

/** The pictures of the next message in a room. Each is uploaded as soon as it is added. */
export function createAttachments(room: string) {
  const store = createStore<readonly Attachment[]>(() => []);
  const files = new Map<number, File>();
  const stops = new Map<number, () => void>();
  let last = 0;

  function change(id: number, part: Partial<Attachment>): void {
    store.setState(
      store.getState().map((item) => (item.id === id ? { ...item, ...part } : item)),
      true,
    );
  }

  async function send(id: number): Promise<void> {
    const file = files.get(id);
    if (!file) return;
    change(id, { state: 'sending', percent: 0, reason: '' });
    const fail = (reason: string = copy.uploadFailed) => change(id, { state: 'failed', reason });
    try {
      const [{ blob, width, height }, { sendPicture }] = await Promise.all([
        prepareAttachment(file),
        import('../../../lib/api/send-picture.ts'),
      ]);
      if (!files.has(id)) return;
      change(id, { width, height });
      const stop = sendPicture(blob, {
        purpose: { purpose: 'room', room },
        url: undefined,
        onUrl: () => undefined,
        onProgress: (percent) => change(id, { percent }),
        onOffline: () => undefined,
        onDone: (address) => change(id, { state: 'done', name: nameOf.exec(address)?.[1] ?? '' }),
        onFail: fail,
      });
      stops.set(id, stop);
    } catch (error) {
      fail(error instanceof Error && error.message === copy.notAPicture ? error.message : undefined);
    }
  }

  /** Adds as many pictures as fit. Returns how many were not added or are not pictures. */
  function add(chosen: readonly File[]): number {
    const fitting = chosen
      .filter((file) => pictureTypes.some((type) => type === file.type))
      .slice(0, maxPictures - store.getState().length);
    for (const file of fitting) {
      last += 1;
      files.set(last, file);
      const fresh = { id: last, preview: URL.createObjectURL(file), alt: '', name: '', width: 0, height: 0 };
      store.setState([...store.getState(), { ...fresh, state: 'sending', percent: 0, reason: '' }], true);
      void send(last);
    }
    return chosen.length - fitting.length;
  }

  function remove(id: number): void {
    stops.get(id)?.();
    stops.delete(id);
    files.delete(id);
    const gone = store.getState().find((item) => item.id === id);
    if (gone) URL.revokeObjectURL(gone.preview);
    store.setState(
      store.getState().filter((item) => item.id !== id),
      true,
    );
  }

  /** Returns the uploaded pictures for one message and empties the list. */
  function take(): SentPicture[] {
    const done = store.getState().filter((item) => item.state === 'done');
    const pictures = done.map(({ name, alt, width, height }) => ({ name, alt: alt.trim(), width, height }));
    clear();
    return pictures;
  }

  function clear(): void {
    for (const { id } of store.getState()) remove(id);
  }

  return {
    store,
    add,
    remove,
    take,
    clear,
    retry: (id: number) => void send(id),
    describe: (id: number, alt: string) => change(id, { alt }),
  };
}
