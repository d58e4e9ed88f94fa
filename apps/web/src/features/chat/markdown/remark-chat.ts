import type { Mention } from '@teamwright/contracts/chat.ts';
import { mentionRuns } from './mention-runs.ts';

/**
 * What chat does not speak: HTML and entities are what they look like; nothing hides a line; a line of dashes
 * makes no heading of the words above it, and spaces before a line no code.
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

/** As much of the processor as is used here. */
interface Parser {
  data(): object;
}

export function remarkChatSyntax(this: Parser): void {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: silent } }];
}

/** As much of a node of the tree as is used here. */
interface Node {
  type: string;
  value?: string;
  /** Of lists and their items: whether they hold paragraphs. */
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
  // Items of paragraphs keep their line breaks as paragraphs do.
  if (node.type === 'list' || node.type === 'listItem') node.spread = true;
  if (!node.children) return;
  for (const child of node.children) walk(child, mentions);
  node.children = node.children.flatMap((child) => withMentions(child, mentions));
}

/** Puts marks around the people who are addressed, and makes every list loose. */
export function remarkChatTree({ mentions }: { mentions: readonly Mention[] }) {
  return (tree: Node): void => walk(tree, mentions);
}
