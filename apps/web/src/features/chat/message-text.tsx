import { CodeBlock } from './code-block.tsx';
import { type MessageToken, messageTokens } from './message-tokens.ts';

type InlineToken = Exclude<MessageToken, { kind: 'block' }>;

function Inline({ token }: { token: InlineToken }) {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'code':
      return (
        <code className="rounded-4 bg-fill px-1 py-px font-mono text-13 text-heading">{token.text}</code>
      );
    case 'link':
      return (
        <a href={token.href} target="_blank" rel="nofollow ugc noopener" className="link">
          {token.text}
        </a>
      );
  }
}

/** Runs of inline tokens become paragraphs between the code blocks. */
function paragraphs(tokens: readonly MessageToken[]) {
  const parts: (InlineToken[] | Extract<MessageToken, { kind: 'block' }>)[] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (token.kind === 'block') parts.push(token);
    else if (Array.isArray(last)) last.push(token);
    else parts.push([token]);
  }
  return parts;
}

/** What was said: as typed, with code and links made readable. Never HTML. */
export function MessageText({ text }: { text: string }) {
  return paragraphs(messageTokens(text)).map((part, index) =>
    Array.isArray(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
      <p key={index} dir="auto" className="text-16 wrap-anywhere whitespace-pre-wrap md:text-15">
        {part.map((token, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Inline key={at} token={token} />
        ))}
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <CodeBlock key={index} text={part.text} language={part.language} />
    ),
  );
}
