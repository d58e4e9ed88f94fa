import type { Plugin } from 'vite';
import { texts } from '../src/texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const catalogue: Texts = texts;

/** Replaces each `texts.chat.send` by its text as a string. Other expressions stay, also unknown texts. */
export function inlineTexts(code: string): string {
  return code.replace(/(?<!\w|\w\.)texts\.(\w+)\.(\w+)/g, (expression, section: string, name: string) => {
    const text = catalogue[section]?.[name];
    return text === undefined ? expression : JSON.stringify(text);
  });
}

/** Inlines the texts. A page then loads the texts that it shows, and not the whole catalogue with its first chunk. */
export function inlineTextsPlugin(): Plugin {
  return {
    name: 'teamwright:inline-texts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: /\btexts\.\w+\.\w+/ },
      handler: (code) => ({ code: inlineTexts(code), map: null }),
    },
  };
}
