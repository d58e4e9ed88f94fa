import { codeToTokensBase, createShikiInternal, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { CodeKind, CodeLine } from './highlighter.ts';
import { grammarOf, type Language } from './languages.ts';

/** Lines longer than this are not highlighted, in characters. */
const maxLineLength = 500;

/** The grammar scopes of each kind. The colours are placeholders; the page maps kinds to its own colours. */
const kinds: readonly { kind: CodeKind; color: string; scope: string[] }[] = [
  { kind: 'comment', color: '#000001', scope: ['comment', 'punctuation.definition.comment'] },
  {
    kind: 'constant',
    color: '#000002',
    scope: ['constant', 'entity.other.attribute-name', 'support.type.property-name', 'variable.language'],
  },
  {
    kind: 'function',
    color: '#000003',
    scope: ['entity.name.function', 'entity.name.type', 'support.class', 'support.function'],
  },
  {
    kind: 'keyword',
    color: '#000004',
    scope: ['entity.name.tag', 'keyword', 'punctuation.definition.template-expression', 'storage'],
  },
  { kind: 'string', color: '#000005', scope: ['punctuation.definition.string', 'string'] },
];
const kindOf = new Map<string | undefined, CodeKind>(kinds.map(({ color, kind }) => [color, kind]));

const theme = {
  name: 'kinds',
  fg: '#000000',
  bg: '#ffffff',
  settings: kinds.map(({ color, scope }) => ({ scope, settings: { foreground: color } })),
};

let core: ReturnType<typeof createShikiInternal> | undefined;

function piecesOf(line: readonly ThemedToken[]): CodeLine {
  const pieces: { text: string; kind: CodeKind }[] = [];
  for (const { content, color } of line) {
    const kind = kindOf.get(color?.toLowerCase()) ?? 'plain';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += content;
    else pieces.push({ text: content, kind });
  }
  return pieces;
}

/** Splits the lines of a text into highlighted parts. */
export async function highlight(text: string, language: Language): Promise<CodeLine[]> {
  core ??= createShikiInternal({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const highlighter = await core;
  await highlighter.loadLanguage(grammarOf(language));
  const lines = codeToTokensBase(highlighter, text, {
    lang: language,
    theme: theme.name,
    tokenizeMaxLineLength: maxLineLength,
    // The worker has a total time limit. A limit per line would abort the first line, which compiles the
    // grammar.
    tokenizeTimeLimit: 0,
  });
  return lines.map(piecesOf);
}
