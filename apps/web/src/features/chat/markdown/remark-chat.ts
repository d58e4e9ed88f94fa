import type { Mention } from '@teamwright/contracts/chat/chat.ts';
import { mentionRuns } from './mention-runs.ts';

/**
 * Markdown features that chat turns off: HTML and entities, definitions, setext headings (underlined with
 * dashes) and indented code.
 */
const silent = [
  'characterReference',
  'codeIndented',
  'definition',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'gfmPotentialFootnoteCall',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
];

/** The part of the processor that is used here. */
interface Parser {
  data(): object;
}

export function remarkChatSyntax(this: Parser): void {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: silent } }];
}

/** The part of a tree node that is used here. */
interface Node {
  type: string;
  value?: string;
  /** For lists and their items: whether they contain paragraphs. */
  spread?: boolean | null;
  children?: Node[];
  data?: { hName: string; hProperties: Readonly<Record<string, string>> };
}

function withMentions(node: Node, mentions: readonly Mention[]): Node[] {
  if (node.type !== 'text' || node.value === undefined) return [node];
  return mentionRuns(node.value, mentions).map(({ text, userId }) => {
    const words = { type: 'text', value: text };
    if (userId === undefined) return words;
    return { type: 'mention', data: { hName: 'mark', hProperties: { id: userId } }, children: [words] };
  });
}

function walk(node: Node, mentions: readonly Mention[]): void {
  // Only items with paragraphs keep their line breaks.
  if (node.type === 'list' || node.type === 'listItem') node.spread = true;
  if (!node.children) return;
  for (const child of node.children) walk(child, mentions);
  node.children = node.children.flatMap((child) => withMentions(child, mentions));
}

/** Marks mentions and makes every list loose. */
export function remarkChatTree({ mentions }: { mentions: readonly Mention[] }) {
  return (tree: Node): void => walk(tree, mentions);
}
