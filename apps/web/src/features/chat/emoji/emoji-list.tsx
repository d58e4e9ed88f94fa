import { cx } from 'class-variance-authority';
import { EmojiPicker, type EmojiPickerListComponents } from 'frimousse';
import { emojiCopy } from '../../../copy/chat/emoji.ts';
import { inputClass } from '../../../ui/form/input-class.ts';
import { emojiData } from './emoji-data.ts';

interface AriaIndexes {
  'aria-rowindex'?: number | undefined;
  'aria-colindex'?: number | undefined;
}

/** ARIA rows and columns start at 1, the library's at 0. */
function withIndexesFromOne<Props extends AriaIndexes>(props: Props): Props {
  const { 'aria-rowindex': row, 'aria-colindex': column } = props;
  return {
    ...props,
    ...(row !== undefined && { 'aria-rowindex': row + 1 }),
    ...(column !== undefined && { 'aria-colindex': column + 1 }),
  };
}

const parts: EmojiPickerListComponents = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className="bg-float px-2 py-1.5 text-12 font-semibold text-muted">
      {category.label}
    </div>
  ),
  Row: ({ children, ...props }) => (
    <div {...withIndexesFromOne(props)} className="px-1">
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...props }) => (
    <button
      {...withIndexesFromOne(props)}
      type="button"
      className={cx(
        'grid size-9 place-items-center rounded-6 text-20 max-md:size-11',
        emoji.isActive && 'bg-tint outline-2 outline-offset-[-2px] outline-primary',
      )}
    >
      {emoji.emoji}
    </button>
  ),
};

interface EmojiListProps {
  columns: number;
  onPick: (emoji: string) => void;
}

/** All emoji, searchable by name. The search box has the focus, and the arrow keys move through the list. */
export function EmojiList({ columns, onPick }: EmojiListProps) {
  return (
    <EmojiPicker.Root
      columns={columns}
      resolveEmojiData={emojiData}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
      className="flex h-80 max-h-[50dvh] flex-col"
    >
      <div className="flex-none p-2">
        <EmojiPicker.Search
          autoFocus
          aria-label={emojiCopy.search}
          placeholder={emojiCopy.search}
          className={inputClass}
        />
      </div>
      <EmojiPicker.Viewport className="min-h-0 flex-1 outline-offset-[-2px]">
        <EmojiPicker.Loading className="block p-3 text-14 text-muted">
          {emojiCopy.loading}
        </EmojiPicker.Loading>
        <EmojiPicker.Empty className="block p-3 text-14 text-muted">{emojiCopy.none}</EmojiPicker.Empty>
        <EmojiPicker.List components={parts} className="pb-1 select-none" />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
