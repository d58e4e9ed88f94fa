import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { shellCopy } from '../../copy/shell.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { noteShellReady } from '../../lib/served/early-input.ts';
import { paths } from '../../paths.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { MisalignedPiece } from '../../ui/illustration.tsx';
import { Announcer } from '../../ui/state/announcer.tsx';

const { error: copy } = shellCopy;

/** A part of the app could not be fetched: no network, or a newer version is deployed. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

function messageOf(error: unknown): string {
  if (isApiError(error)) return errorText(error);
  if (isMissingPart(error)) return copy.missingPart;
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return copy.text;
}

/** The server's request id if it sent one, else an id that appears only in the copied details. */
function referenceOf(error: unknown): string {
  const own = `web-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return (isApiError(error) && error.requestId) || own;
}

function detailsOf(error: unknown, reference: string): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [reference, location.href, new Date().toISOString(), navigator.userAgent, what].join('\n');
}

function CopyDetails({ details }: { details: () => string }) {
  const [state, setState] = useState<'rest' | 'copied' | 'failed'>('rest');

  function copyDetails(): void {
    // Without https there is no clipboard. Users can then select the details by hand.
    const written = navigator.clipboard?.writeText(details()) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  if (state === 'failed')
    return (
      <pre className="max-h-60 w-full overflow-auto rounded-6 border bg-surface p-4 text-12">{details()}</pre>
    );
  return (
    <>
      <Button variant="ghost" onClick={copyDetails}>
        {state === 'copied' ? copy.copied : copy.copy}
      </Button>
      <Announcer>{state === 'copied' ? copy.copied : ''}</Announcer>
    </>
  );
}

/** The router's error boundary. In production it shows a safe message with a reference. */
export function ApplicationError() {
  const error = useRouteError();
  const [reference] = useState(() => referenceOf(error));
  useEffect(noteShellReady, []);
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-16">
      <title>{texts.applicationError.title}</title>
      <MisalignedPiece />
      <h1>{texts.applicationError.title}</h1>
      <p className="max-w-[60ch]">{messageOf(error)}</p>
      <p className="text-14 text-muted">{fill(copy.reference, { id: reference })}</p>
      <div className="flex max-w-full flex-wrap gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          {copy.reload}
        </Button>
        {/* A full page load instead of a route, because the app itself may be broken. */}
        <a href={paths.home()} data-reload className={buttonClass()}>
          {shellCopy.home}
        </a>
        <CopyDetails details={() => detailsOf(error, reference)} />
      </div>
    </div>
  );
}
