import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { isApiError } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../paths.ts';
import { fill, texts } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { MisalignedPiece } from '../ui/illustration.tsx';
import { NotFoundPage } from './not-found-page.tsx';

function messageOf(error: unknown): string {
  if (isApiError(error)) return errorText(error);
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return shellCopy.error.text;
}

function detailsOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [location.href, new Date().toISOString(), isApiError(error) ? error.requestId : '', what].join('\n');
}

/** The router's fallback. In production the message is a safe one, with a reference where there is one. */
export function ApplicationError() {
  const error = useRouteError();
  const [copied, setCopied] = useState(false);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-16">
      <title>{texts.applicationError.title}</title>
      <MisalignedPiece />
      <h1>{texts.applicationError.title}</h1>
      <p className="max-w-[60ch]">{messageOf(error)}</p>
      {isApiError(error) && error.requestId ? (
        <p className="text-14 text-muted">{fill(shellCopy.error.reference, { id: error.requestId })}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          {shellCopy.error.reload}
        </Button>
        {/* A full load, not a route: the app itself may be what is broken. */}
        <a href={paths.home()} data-reload className={buttonClass()}>
          {shellCopy.home}
        </a>
        <Button
          variant="ghost"
          onClick={() => void navigator.clipboard.writeText(detailsOf(error)).then(() => setCopied(true))}
        >
          {copied ? shellCopy.error.copied : shellCopy.error.copy}
        </Button>
      </div>
    </div>
  );
}
