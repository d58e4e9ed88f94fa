import { useEffect, useRef, useState } from 'react';
import { findPending, forgetPending, keepPending } from '../../../lib/storage/pending-picture.ts';
import { openPicture } from './cut-picture.ts';
import { isSaved, isValidPicture, type PictureState } from './picture-state.ts';

type SendPicture = typeof import('../../../lib/api/send-picture.ts')['sendPicture'];

export interface Picture {
  readonly state: PictureState;
  /** Opens the crop dialog for a chosen file. */
  choose(file: File): Promise<void>;
  /** Uploads the cropped picture. */
  upload(picture: Blob): void;
  /** Removes the picture with the next update. */
  remove(): void;
  fail(): void;
  /** Returns to the saved picture. The server deletes unused uploads later. */
  reset(): void;
}

type UploadOptions = Omit<Parameters<SendPicture>[1], 'purpose'>;

/** Loads the uploader and sends the picture. Returns a function that stops the upload. */
function startUpload(picture: Blob, options: UploadOptions): () => void {
  let isStopped = false;
  let stopSending: (() => void) | undefined;
  void import('../../../lib/api/send-picture.ts')
    .then(({ sendPicture }) => {
      if (isStopped) return;
      stopSending = sendPicture(picture, { ...options, purpose: { purpose: 'avatar' } });
    })
    .catch(() => isStopped || options.onFail(undefined));
  return () => {
    isStopped = true;
    stopSending?.();
  };
}

/** The state of the picture. A new state stops the running upload and frees the picture that it does not show. */
function usePictureState() {
  const [state, setState] = useState<PictureState>({ step: 'idle' });
  const stop = useRef<() => void>(undefined);
  const objectUrl = useRef<string>(undefined);

  function show(next: PictureState): void {
    stop.current?.();
    stop.current = undefined;
    const kept = 'preview' in next ? next.preview : 'source' in next ? next.source : undefined;
    if (objectUrl.current !== undefined && objectUrl.current !== kept) URL.revokeObjectURL(objectUrl.current);
    objectUrl.current = kept;
    setState(next);
  }

  function dispose(): void {
    stop.current?.();
    if (objectUrl.current !== undefined) URL.revokeObjectURL(objectUrl.current);
  }

  return { state, setState, stop, show, dispose };
}

/** Returns the change of the state to this progress. The percentage never falls. */
function progressOf(preview: string, percent: number, offline: boolean) {
  return (now: PictureState): PictureState => ({
    step: 'uploading',
    preview,
    offline,
    percent: now.step === 'uploading' ? Math.max(now.percent, percent) : percent,
  });
}

/** Continues an upload that a reload or a closed tab has interrupted. `onLeave` runs when the page is left. */
function useInterruptedUpload(
  userId: string,
  send: (picture: Blob, begunAt: string | undefined) => void,
  onLeave: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per user and page visit
  useEffect(() => {
    let closed = false;
    void findPending(userId).then((pending) => {
      if (pending && !closed) send(pending.picture, pending.url);
    });
    return () => {
      closed = true;
      onLeave();
    };
  }, [userId]);
}

/** The user's picture from file to finished upload. The upload survives a lost connection and a reload. */
export function usePicture(userId: string, saved: string | null): Picture {
  const { state, setState, stop, show, dispose } = usePictureState();

  function leave(next: PictureState): void {
    forgetPending();
    show(next);
  }

  async function choose(file: File): Promise<void> {
    if (!isValidPicture(file)) return leave({ step: 'failed' });
    const source = URL.createObjectURL(file);
    try {
      await openPicture(source);
    } catch {
      URL.revokeObjectURL(source);
      return leave({ step: 'failed' });
    }
    leave({ step: 'cropping', source });
  }

  function send(picture: Blob, begunAt?: string): void {
    const preview = URL.createObjectURL(picture);
    const progress = (percent: number, offline = false) => setState(progressOf(preview, percent, offline));
    show({ step: 'uploading', preview, percent: 0, offline: false });
    stop.current = startUpload(picture, {
      url: begunAt,
      onUrl: (url) => void keepPending(userId, { picture, url }),
      onProgress: progress,
      onOffline: () => progress(0, true),
      onDone: (address) => show({ step: 'ready', preview, address }),
      onFail: () => leave({ step: 'failed' }),
    });
  }

  function upload(picture: Blob): void {
    if (!isValidPicture(picture)) {
      leave({ step: 'failed' });
      return;
    }
    void keepPending(userId, { picture, url: undefined });
    send(picture);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved profile contains the change
  useEffect(() => {
    if (isSaved(state, saved)) leave({ step: 'idle' });
  }, [state, saved]);

  useInterruptedUpload(userId, send, dispose);

  return {
    state,
    choose,
    upload,
    remove: () => leave({ step: 'removed' }),
    fail: () => leave({ step: 'failed' }),
    reset: () => leave({ step: 'idle' }),
  };
}
