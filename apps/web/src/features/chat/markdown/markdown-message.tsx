import type { Mention } from '@teamwright/contracts/chat/chat.ts';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { isValidElement } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { CodeBlock } from './code-block.tsx';
import { MentionMark } from './mention-mark.tsx';
import { remarkChatSyntax, remarkChatTree } from './remark-chat.ts';

/** Returns the address as browsers parse it, if it is an http or https address with a host. */
function safeHref(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

const paragraphClass = 'text-16 wrap-anywhere whitespace-pre-wrap md:text-15';

function Paragraph({ children }: { children?: ReactNode }) {
  return (
    <p dir="auto" className={paragraphClass}>
      {children}
    </p>
  );
}

/** A heading in a message is not a heading of the page. */
function Title({ children }: { children?: ReactNode }) {
  return (
    <p dir="auto" className={`${paragraphClass} pt-1 font-semibold text-heading`}>
      {children}
    </p>
  );
}

function Link({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const address = safeHref(href);
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel="nofollow ugc noopener" className="link">
      {children}
    </a>
  );
}

/** Loading a picture would reveal to its host who reads the room, so show only a link. */
function PictureLink({ src, alt }: ComponentProps<'img'>) {
  return <Link href={src}>{alt || src}</Link>;
}

type CodeElement = ReactElement<{ className?: string; children?: ReactNode }>;

function isCode(node: ReactNode): node is CodeElement {
  return isValidElement(node);
}

function Block({ children }: { children?: ReactNode }) {
  if (!isCode(children)) return null;
  const { className = '', children: code } = children.props;
  const language = /(?:^|\s)language-(\S{1,20})/.exec(className)?.[1] ?? '';
  return <CodeBlock text={String(code ?? '').replace(/\n$/, '')} language={language} />;
}

function InlineCode({ children }: { children?: ReactNode }) {
  return <code className="rounded-4 bg-fill px-1 py-px font-mono text-13 text-heading">{children}</code>;
}

/** Wide tables scroll inside the message. */
function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
    <div tabIndex={0} className="clear-right my-1 max-w-full overflow-x-auto outline-offset-[-2px]">
      <table className="text-left text-14 [&_:is(th,td)]:border [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1 [&_th]:bg-fill [&_th]:font-semibold [&_th]:text-heading">
        {children}
      </table>
    </div>
  );
}

const components: Components = {
  p: Paragraph,
  h1: Title,
  h2: Title,
  h3: Title,
  h4: Title,
  h5: Title,
  h6: Title,
  a: Link,
  img: PictureLink,
  pre: Block,
  code: InlineCode,
  table: Table,
  // Checkboxes of task lists are read-only here.
  input: ({ checked }) => (checked ? '☑' : '☐'),
  ul: ({ children }) => <ul className="my-1 list-disc pl-6">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-1 list-decimal pl-7">
      {children}
    </ol>
  ),
  // A task list item has a checkbox instead of a bullet.
  li: ({ children, className }) => (
    <li className={className === 'task-list-item' ? '-ml-5 list-none' : undefined}>{children}</li>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-1 border-l-3 border-control pl-3 text-muted">{children}</blockquote>
  ),
  hr: () => <hr className="my-2" />,
};

interface MarkdownMessageProps {
  text: string;
  mentions: readonly Mention[];
  ownId: string;
}

/** A message with rendered Markdown: no HTML, no pictures, links only to http and https. */
export function MarkdownMessage({ text, mentions, ownId }: MarkdownMessageProps) {
  return (
    <Markdown
      remarkPlugins={[remarkChatSyntax, [remarkChatTree, { mentions }]]}
      urlTransform={(address) => safeHref(address) ?? ''}
      components={{
        ...components,
        mark: ({ id, children }) => <MentionMark own={id === ownId}>{children}</MentionMark>,
      }}
    >
      {text}
    </Markdown>
  );
}
