import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { keyOf } from './uses.ts';

interface Found {
  at: number;
  words: string;
}

interface Span {
  start: number;
  end: number;
}

/** `expect(…)`, `expectToast(…)`, and what follows: `expect(…).not.toContain(…)`. */
function expects(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name.startsWith('expect');
  if (callee.type === 'CallExpression') return expects(callee.callee);
  return callee.type === 'MemberExpression' && expects(callee.object);
}

/** The texts that a file expects: in `expect…(…)`, in constants used there, and in `shows` of a state. */
export function assertedWords(base: string, path: string, textOf: (key: string) => string): string[] {
  const { program } = parseSync(path, readFileSync(join(base, path), 'utf8'));
  const spans: Span[] = [];
  const found: Found[] = [];
  const named: { name: string; span: Span }[] = [];
  const mentioned: { at: number; name: string }[] = [];
  const isIn = (at: number, within: readonly Span[]) =>
    within.some(({ start, end }) => at >= start && at < end);
  const take = ({ start }: Node, words: string | undefined) => {
    if (words !== undefined) found.push({ at: start, words });
  };
  new Visitor({
    CallExpression({ callee, arguments: values }) {
      if (expects(callee)) spans.push(...values);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'shows') spans.push(value);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) named.push({ name: id.name, span: init });
    },
    Identifier({ name, start }) {
      mentioned.push({ at: start, name });
    },
    MemberExpression(node) {
      const key = keyOf(node);
      take(node, key && textOf(key));
    },
    Literal(node) {
      if (typeof node.value === 'string') take(node, node.value);
      else if ('regex' in node && node.regex) take(node, node.regex.pattern);
    },
    TemplateElement(node) {
      take(node, node.value.cooked ?? undefined);
    },
  }).visit(program);
  const expected = new Set(mentioned.filter(({ at }) => isIn(at, spans)).map(({ name }) => name));
  const behindNames = named.filter(({ name }) => expected.has(name)).map(({ span }) => span);
  return found.filter(({ at }) => isIn(at, [...spans, ...behindNames])).map(({ words }) => words);
}

/** Whether a string is this text. For a text with placeholders, the fixed parts are compared. */
export function isSaid(text: string, words: readonly string[]): boolean {
  const fixed =
    text
      .split(/\{\w+\}/)
      .toSorted((a, b) => b.length - a.length)[0]
      ?.trim() ?? text;
  return words.some((said) => said === text || (fixed !== text && said.includes(fixed)));
}
