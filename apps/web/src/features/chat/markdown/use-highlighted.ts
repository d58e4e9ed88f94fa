import { useEffect, useState } from 'react';
import type { CodeLine } from './highlighter.ts';
import { highlighted } from './highlighter.ts';
import { languageOf } from './language-names.ts';

interface Coloured {
  readonly text: string;
  readonly lines: readonly CodeLine[];
}

/** Returns the highlighted lines; undefined while they load or if the language is not supported. */
export function useHighlighted(text: string, name: string): readonly CodeLine[] | undefined {
  const [coloured, setColoured] = useState<Coloured>();
  const language = languageOf(name);
  useEffect(() => {
    if (language === undefined) return;
    let isCurrent = true;
    void highlighted(text, language).then((lines) => {
      if (isCurrent && lines) setColoured({ text, lines });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  // After an edit, the old colours do not match the new text.
  return coloured?.text === text ? coloured.lines : undefined;
}
