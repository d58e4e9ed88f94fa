import { uploadsPath } from '@teamwright/contracts/uploads.ts';
import { DetailedError, Upload } from 'tus-js-client';

interface Sending {
  /** What it is for, as the server wants to know. */
  readonly purpose: { readonly purpose: 'avatar' } | { readonly purpose: 'room'; readonly room: string };
  /** Where an earlier try has begun; without it a new upload begins. */
  readonly url: string | undefined;
  /** The upload has an address of its own: from now on it can be resumed. */
  readonly onUrl: (url: string) => void;
  readonly onProgress: (percent: number) => void;
  /** The connection is lost; it goes on by itself when there is one again. */
  readonly onOffline: () => void;
  /** The address of the finished picture. */
  readonly onDone: (address: string) => void;
  /** With the server's reason, where it gave one. */
  readonly onFail: (reason: string | undefined) => void;
}

/** Small enough that little is sent again after a lost connection. */
const chunkSize = 64 * 1024;

const retryDelays = [500, 1_500, 3_000, 6_000, 10_000];

/** What the server said of a refusal. */
function reasonOf(error: unknown): string | undefined {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const { message }: { message?: unknown } = JSON.parse(body ?? '{}');
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a picture by the tus protocol. Answers how to stop; what was sent stays on the server for a day. */
export function sendPicture(picture: Blob, { url, purpose, onDone, onFail, ...tell }: Sending): () => void {
  const upload = new Upload(picture, {
    endpoint: uploadsPath,
    uploadUrl: url,
    chunkSize,
    retryDelays,
    storeFingerprintForResuming: false,
    metadata: { filename: 'picture', filetype: picture.type, ...purpose },
    onUploadUrlAvailable: () => tell.onUrl(upload.url ?? ''),
    // The last percent is the server's work.
    onProgress: (sent, all) => tell.onProgress(Math.min(99, Math.floor((sent / all) * 100))),
    onSuccess: ({ lastResponse }) => {
      const address = lastResponse.getHeader('upload-result');
      if (address) onDone(address);
      else onFail(undefined);
    },
    onError: (error) => {
      if (navigator.onLine) onFail(reasonOf(error));
      else waitForConnection();
    },
  });
  const begin = () => upload.start();

  function waitForConnection(): void {
    tell.onOffline();
    window.addEventListener('online', begin, { once: true });
  }

  begin();
  return () => {
    window.removeEventListener('online', begin);
    void upload.abort();
  };
}
