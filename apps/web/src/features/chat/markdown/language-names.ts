import type { Language } from './languages.ts';

/** Names that users write after the fence, in addition to the languages' own names. */
const aliases: Readonly<Record<string, Language>> = {
  bash: 'shellscript',
  cjs: 'javascript',
  console: 'shellscript',
  css: 'css',
  go: 'go',
  golang: 'go',
  html: 'html',
  java: 'java',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  jsonc: 'json',
  jsx: 'tsx',
  mjs: 'javascript',
  mts: 'typescript',
  postgres: 'sql',
  postgresql: 'sql',
  py: 'python',
  python: 'python',
  rs: 'rust',
  rust: 'rust',
  sh: 'shellscript',
  shell: 'shellscript',
  shellscript: 'shellscript',
  sql: 'sql',
  svg: 'html',
  ts: 'typescript',
  tsx: 'tsx',
  typescript: 'typescript',
  zsh: 'shellscript',
};

/** Undefined for languages that are not highlighted. */
export function languageOf(name: string): Language | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(aliases, key) ? aliases[key] : undefined;
}
