import { uploadsPath } from '@teamwright/contracts/uploads.ts';
import { DetailedError, Upload } from 'tus-js-client';

interface Sending {
  /** What the picture is for; sent to the server. */
  readonly purpose: { readonly purpose: 'avatar' } | { readonly purpose: 'room'; readonly room: string };
  /** The address of an earlier attempt; without it a new upload starts. */
  readonly url: string | undefined;
  /** Called when the upload has an address and can be resumed. */
  readonly onUrl: (url: string) => void;
  readonly onProgress: (percent: number) => void;
  /** Called when the connection is lost. The upload resumes automatically. */
  readonly onOffline: () => void;
  /** Receives the address of the finished picture. */
  readonly onDone: (address: string) => void;
  /** Receives the server's reason if it sent one. */
  readonly onFail: (reason: string | undefined) => void;
}

/** In bytes. Small, so that little is sent again after a lost connection. */
const chunkSize = 64 * 1024;

const retryDelays = [500, 1_500, 3_000, 6_000, 10_000];

/** Returns the reason in an error response. */
function reasonOf(error: unknown): string | undefined {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const { message }: { message?: unknown } = JSON.parse(body ?? '{}');
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a picture with the tus protocol. Returns a function that stops the upload. The server keeps the sent
 * part for a day.
 */
export function sendPicture(
  picture: Blob,
  { url, purpose, onDone, onFail, ...callbacks }: Sending,
): () => void {
  const upload = new Upload(picture, {
    endpoint: uploadsPath,
    uploadUrl: url,
    chunkSize,
    retryDelays,
    storeFingerprintForResuming: false,
    metadata: { filename: 'picture', filetype: picture.type, ...purpose },
    onUploadUrlAvailable: () => callbacks.onUrl(upload.url ?? ''),
    // 100 % is reached only after the server has processed the picture.
    onProgress: (sent, all) => callbacks.onProgress(Math.min(99, Math.floor((sent / all) * 100))),
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
    callbacks.onOffline();
    window.addEventListener('online', begin, { once: true });
  }

  begin();
  return () => {
    window.removeEventListener('online', begin);
    void upload.abort();
  };
}
