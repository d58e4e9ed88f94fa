import { lazy, Suspense } from 'react';
import type { EmojiDialogProps } from './emoji-dialog.tsx';

const EmojiDialog = lazy(async () => ({ default: (await import('./emoji-dialog.tsx')).EmojiDialog }));

/** Chooses any emoji. The emoji data loads when it is first opened. */
export function EmojiChooser(props: EmojiDialogProps) {
  return (
    <Suspense>
      <EmojiDialog {...props} />
    </Suspense>
  );
}
