import { Copy } from 'lucide-react';
import { useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import type { CodeKind, CodeLine } from './highlighter.ts';
import { useHighlighted } from './use-highlighted.ts';

interface CodeBlockProps {
  text: string;
  language: string;
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  // The clipboard exists only in secure contexts.
  if (!('clipboard' in navigator)) return null;
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      className="inline-flex min-h-7 items-center gap-1.5 rounded-4 px-2 font-medium text-text hover:text-heading max-md:min-h-11"
    >
      <Copy aria-hidden="true" />
      {copied ? chatCopy.copied : chatCopy.copy}
    </button>
  );
}

const colours: Readonly<Record<Exclude<CodeKind, 'plain'>, string>> = {
  comment: 'text-muted italic',
  constant: 'text-brass',
  function: 'text-info',
  keyword: 'text-plum',
  string: 'text-success',
};

function Line({ line }: { line: CodeLine }) {
  return line.map(({ text, kind }, index) =>
    kind === 'plain' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other identity
      <span key={index} className={colours[kind]}>
        {text}
      </span>
    ),
  );
}

function Coloured({ lines }: { lines: readonly CodeLine[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
    <span key={index} className="contents">
      {index > 0 ? '\n' : ''}
      <Line line={line} />
    </span>
  ));
}

/** Code as typed. Colours are added once its language has loaded, and they do not change its size. */
export function CodeBlock({ text, language }: CodeBlockProps) {
  const lines = useHighlighted(text, language);
  return (
    <div className="clear-right mt-2 mb-1 overflow-hidden rounded-6 border bg-surface">
      <div className="flex min-h-9 items-center justify-between border-b pr-1 pl-3 text-12 text-muted">
        {language || chatCopy.code}
        <CopyButton text={text} />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        dir="ltr"
        className="overflow-x-auto p-3 font-mono text-13 text-heading outline-offset-[-2px]"
      >
        {lines ? <Coloured lines={lines} /> : text}
      </pre>
    </div>
  );
}
