import { lazy, Suspense } from 'react';
import type { EmojiDialogProps } from './emoji-dialog.tsx';

const EmojiDialog = lazy(async () => ({ default: (await import('./emoji-dialog.tsx')).EmojiDialog }));

/** The one way to choose any emoji. Its names are many: they come when it is first opened. */
export function EmojiChooser(props: EmojiDialogProps) {
  return (
    <Suspense>
      <EmojiDialog {...props} />
    </Suspense>
  );
}
