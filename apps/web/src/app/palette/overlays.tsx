import { useState } from 'react';
import { useOverlay } from '../../stores/overlay.ts';
import { KeyList } from './key-list.tsx';
import { Palette } from './palette.tsx';

/** The overlays that site-wide shortcuts open. */
export function Overlays({ go }: { go: (href: string) => unknown }) {
  const { shown, hide } = useOverlay();
  const [times, setTimes] = useState(0);
  const [before, setBefore] = useState(shown);
  if (shown !== before) {
    setBefore(shown);
    if (shown === 'palette') setTimes(times + 1);
  }
  return (
    <>
      <Palette key={times} open={shown === 'palette'} onClose={hide} go={go} />
      <KeyList open={shown === 'keys'} onClose={hide} />
    </>
  );
}
