/** A piece of a message. Text keeps its line breaks; nothing is ever HTML. */
export type MessageToken =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'block'; text: string; language: string };

const fence =
  /```([\w+#.-]{0,20})[^\S\n]*\n([\s\S]*?)\n?```(?:[^\S\n]*\n)?|```([^`\n][\s\S]*?)```(?:[^\S\n]*\n)?/g;
const inline = /`([^`\n]+)`|\bhttps?:\/\/[^\s<>"`]+/g;
/** Punctuation that belongs to the sentence, not to the address. */
const trailing = /[.,;:!?'"*_\]]+$/;

/** An address without the punctuation after it; a closing bracket stays when its opening one is inside. */
function trimAddress(address: string): string {
  let trimmed = address.replace(trailing, '');
  while (trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length) {
    trimmed = trimmed.slice(0, -1).replace(trailing, '');
  }
  return trimmed;
}

/** The address as browsers read it, only for http and https with a host. */
function safeHref(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

function pushText(tokens: MessageToken[], text: string): void {
  if (text !== '') tokens.push({ kind: 'text', text });
}

function inlineTokens(text: string): MessageToken[] {
  const tokens: MessageToken[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code] = match;
    const address = code === undefined ? trimAddress(whole) : '';
    const href = safeHref(address);
    if (code === undefined && href === undefined) continue;
    pushText(tokens, text.slice(end, match.index));
    if (code !== undefined) tokens.push({ kind: 'code', text: code });
    else if (href !== undefined) tokens.push({ kind: 'link', text: address, href });
    end = match.index + (code === undefined ? address.length : whole.length);
  }
  pushText(tokens, text.slice(end));
  return tokens;
}

/** Cuts a message into text, `code`, fenced code blocks and http(s) links. */
export function messageTokens(message: string): MessageToken[] {
  const tokens: MessageToken[] = [];
  let end = 0;
  for (const match of message.matchAll(fence)) {
    // The line break before a block belongs to the block.
    tokens.push(...inlineTokens(message.slice(end, match.index).replace(/\n$/, '')));
    tokens.push({ kind: 'block', text: match[2] ?? match[3] ?? '', language: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  tokens.push(...inlineTokens(message.slice(end)));
  return tokens;
}
