import { cx } from 'class-variance-authority';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shareCopy as copy } from '../copy/share.ts';
import { fill } from '../texts.ts';
import { Button } from './button.tsx';
import { inputClass } from './form/input-class.ts';
import { Announcer } from './state/announcer.tsx';

/** How long the button says that the link is copied, in milliseconds. */
const copiedMs = 4_000;

/** The user closed the share dialog of the device. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Phones have a dialog for sharing. On desktops, copying the link is quicker. */
function hasShareDialog(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

interface ShareButtonProps {
  title: string;
  /** The path of the shared page. */
  path: string;
}

/** Shares a page: with the dialog of the device on phones, else by copying the link. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [state, setState] = useState<'rest' | 'copied' | 'by hand'>('rest');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('rest'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
    try {
      if (hasShareDialog()) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch (error) {
      if (!isCancelled(error)) setState('by hand');
    }
  }

  if (state === 'by hand') {
    return (
      <input
        readOnly
        ref={(field) => field?.select()}
        aria-label={copy.copyByHand}
        value={new URL(path, location.origin).href}
        className={cx(inputClass, 'max-w-80')}
      />
    );
  }
  const done = state === 'copied';
  return (
    <>
      <Button
        size="sm"
        // As wide before its text has arrived, so that a row of the page does not wrap.
        className="min-w-24"
        aria-label={done ? copy.copied : fill(copy.shareName, { title })}
        onClick={() => void share()}
      >
        {done ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        {done ? copy.copied : copy.share}
      </Button>
      <Announcer>{done ? copy.copied : ''}</Announcer>
    </>
  );
}
