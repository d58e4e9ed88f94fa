import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { fill } from '../texts.ts';
import { Marked } from './marked.tsx';

const tagClass = cva(
  'inline-flex h-6 max-w-full min-w-0 items-center gap-1 rounded-4 px-2 text-13 whitespace-nowrap',
  {
    variants: {
      kind: {
        technology: 'border text-text',
        skill: 'bg-fill text-text',
        covered: 'bg-tint text-on-tint',
        fragile: 'border border-dashed border-brass bg-tint text-on-tint',
        missing: 'border border-dashed border-brass text-brass',
      },
    },
  },
);

interface TagProps extends Required<VariantProps<typeof tagClass>> {
  children: ReactNode;
}

/** Outlined: a technology. Filled: a skill. Tinted: covered. Dashed: missing. Both: covered by one person only. */
function Tag({ kind, children }: TagProps) {
  return (
    <span className={tagClass({ kind })}>
      <span className="truncate">{children}</span>
    </span>
  );
}

export interface TagEntry {
  kind: NonNullable<TagProps['kind']>;
  label: string;
}

interface TagListProps {
  tags: readonly TagEntry[];
  label?: string;
  /** Words to mark. */
  marks?: readonly string[] | undefined;
  /** Maximum number of tags on small screens, followed by the number of the rest. */
  max?: number;
}

/** Tags in a wrapping row, as a list. */
export function TagList({ tags, label, marks, max = tags.length }: TagListProps) {
  return (
    <ul aria-label={label} className="flex max-w-full min-w-0 flex-wrap gap-1.5">
      {tags.slice(0, max).map((tag, index) => (
        <li key={`${tag.kind} ${tag.label}`} className="flex max-w-full gap-1.5">
          <Tag kind={tag.kind}>
            <Marked text={tag.label} marks={marks} />
          </Tag>
          {/* With the last tag, so that it is never alone on a line. */}
          {index === max - 1 && tags.length > max ? (
            <span className="flex-none text-13 leading-6 text-muted">
              {fill(uiCopy.moreTags, { count: tags.length - max })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
