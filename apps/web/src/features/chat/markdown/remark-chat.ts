import type { Mention } from '@teamwright/contracts/chat/chat.ts';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { mentionRuns } from './mention-runs.ts';

/**
 * Markdown features that chat turns off: HTML and entities, definitions, setext headings (underlined with
 * dashes) and indented code.
 */
const silent = [
  'characterReference',
  'codeIndented',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
];

/** The part of the processor that is used here. */
interface Parser {
  data(): object;
}

/**
 * GitHub's addresses, deleted text, tables and task lists. `remark-gfm` would add footnotes and a writer of
 * Markdown, together 8 kB.
 */
export function remarkChatSyntax(this: Parser): void {
  Object.assign(this.data(), {
    micromarkExtensions: [
      gfmAutolinkLiteral(),
      gfmStrikethrough(),
      gfmTable(),
      gfmTaskListItem(),
      { disable: { null: silent } },
    ],
    fromMarkdownExtensions: [
      gfmAutolinkLiteralFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTableFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
    ],
  });
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
