import { useEffect, useEffectEvent, useState } from 'react';

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/**
 * Handles files dropped anywhere on the page, which the browser would otherwise open. Returns whether files
 * are being dragged over the page.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const onDrop = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);

  return over;
}
