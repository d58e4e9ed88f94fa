import { useEffect, useState } from 'react';
import { highlighted } from './highlighter.ts';
import { languageOf } from './language-names.ts';
import type { CodeLine } from './tokens.ts';

interface Coloured {
  readonly text: string;
  readonly lines: readonly CodeLine[];
}

/** The coloured lines of a code; undefined while they are on their way, and where there is nothing to colour. */
export function useHighlighted(text: string, name: string): readonly CodeLine[] | undefined {
  const [coloured, setColoured] = useState<Coloured>();
  const language = languageOf(name);
  useEffect(() => {
    if (language === undefined) return;
    let wanted = true;
    void highlighted(text, language).then((lines) => {
      if (wanted && lines) setColoured({ text, lines });
    });
    return () => {
      wanted = false;
    };
  }, [text, language]);
  // An edit changes the text before its colours come.
  return coloured?.text === text ? coloured.lines : undefined;
}
