import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { Button } from '../../ui/button.tsx';

interface MessageActionsProps {
  /** Missing for what somebody else wrote. */
  onEdit?: (() => void) | undefined;
  onDelete: () => void;
}

const barClass =
  'items-center rounded-6 border bg-float shadow-float group-hover:flex group-focus-within:flex ';

/**
 * In the corner of a message while it has the pointer or the focus; without a pointer that hovers, behind a
 * button that is always there. What is not shown takes no tab stop: arrows lead to a message, Tab into it.
 */
export function MessageActions({ onEdit, onDelete }: MessageActionsProps) {
  const [open, setOpen] = useState(false);
  const more = onEdit ? chatCopy.more : chatCopy.moreDelete;
  return (
    <div className="absolute -top-2 right-0 z-10 flex items-center gap-1 [@media(hover:none)]:top-0">
      <div className={barClass + (open ? 'flex' : 'hidden')}>
        {onEdit ? (
          <Button
            variant="ghost"
            size="square"
            aria-label={chatCopy.edit}
            title={chatCopy.edit}
            onClick={onEdit}
          >
            <Pencil aria-hidden="true" />
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="square"
          aria-label={chatCopy.delete}
          title={chatCopy.delete}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <span className="hidden [@media(hover:none)]:block">
        <Button
          variant="ghost"
          size="square"
          aria-label={more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Ellipsis aria-hidden="true" className="text-muted" />
        </Button>
      </span>
    </div>
  );
}
