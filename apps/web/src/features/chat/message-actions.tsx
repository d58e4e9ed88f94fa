import { Ellipsis, Flag, Pencil, Pin, PinOff, Reply, SmilePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { chatFindsCopy } from '../../copy/chat-finds.ts';
import { safetyCopy } from '../../copy/safety.ts';
import { Button } from '../../ui/button.tsx';
import { ReactionPicker } from './reaction-picker.tsx';

interface MessageActionsProps {
  /** Missing in a room that can only be read, as the next one. */
  onReact?: ((emoji: string) => void) | undefined;
  onReply?: (() => void) | undefined;
  /** Missing for what somebody else wrote. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** Missing for what somebody else pinned. */
  onPin?: ((on: boolean) => void) | undefined;
  pinned: boolean;
  /** The pointer or the focus has been there: until then there is nothing to draw. */
  reached: boolean;
  /** Missing for one's own words. */
  onReport?: (() => void) | undefined;
  /** The picker has gone: the message takes the focus. */
  onPicked: () => void;
}

function Action({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <Button variant="ghost" size="tool" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </Button>
  );
}

const barClass =
  'min-w-0 items-center rounded-6 border bg-float *:min-w-0 shadow-float group-hover:flex group-focus-within:flex ';

/**
 * A layer of its own for each of 300 messages would be gone through in every frame: only while it shows. It reaches
 * from the letters of the row above to the end of the first line, which leaves it room.
 */
const placeClass =
  'absolute -top-1.5 right-0 z-10 max-w-full items-start gap-1 group-hover:flex group-focus-within:flex [@media(hover:none)]:top-0 [@media(hover:none)]:flex ';

/**
 * In the corner of a message while it has the pointer or the focus; without a pointer that hovers, behind a
 * button that is always there. What is not shown takes no tab stop: arrows lead to a message, Tab into it.
 */
export function MessageActions(props: MessageActionsProps) {
  const { onReact, onReply, onEdit, onDelete, onPin, pinned, reached, onReport, onPicked } = props;
  const [open, setOpen] = useState(false);
  const [picking, setPicking] = useState(false);
  const shown = open || picking ? 'flex' : 'hidden';

  function stopPicking(): void {
    setPicking(false);
    setOpen(false);
    // A dialog gives the focus back when it goes, which is before the next frame.
    requestAnimationFrame(onPicked);
  }

  return (
    <div className={placeClass + shown}>
      <div className={barClass + shown}>
        {picking ? (
          <ReactionPicker
            onPick={(emoji) => {
              onReact?.(emoji);
              stopPicking();
            }}
            onClose={stopPicking}
          />
        ) : reached ? (
          <>
            {onReact ? (
              <Action
                label={chatCopy.react}
                icon={<SmilePlus aria-hidden="true" />}
                onPress={() => setPicking(true)}
              />
            ) : null}
            {onReply ? (
              <Action
                label={chatCopy.reply}
                icon={<Reply aria-hidden="true" />}
                onPress={() => {
                  setOpen(false);
                  onReply();
                }}
              />
            ) : null}
            {onPin ? (
              <Action
                label={pinned ? chatFindsCopy.unpin : chatFindsCopy.pin}
                icon={pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
                onPress={() => onPin(!pinned)}
              />
            ) : null}
            {onEdit ? (
              <Action label={chatCopy.edit} icon={<Pencil aria-hidden="true" />} onPress={onEdit} />
            ) : null}
            {onDelete ? (
              <Action label={chatCopy.delete} icon={<Trash2 aria-hidden="true" />} onPress={onDelete} />
            ) : null}
            {onReport ? (
              <Action
                label={safetyCopy.report.message}
                icon={<Flag aria-hidden="true" />}
                onPress={onReport}
              />
            ) : null}
          </>
        ) : null}
      </div>
      <span className="hidden [@media(hover:none)]:block">
        <Button
          variant="ghost"
          size="square"
          aria-label={chatCopy.more}
          aria-expanded={open}
          onClick={() => {
            setPicking(false);
            setOpen(!open);
          }}
        >
          <Ellipsis aria-hidden="true" className="text-muted" />
        </Button>
      </span>
    </div>
  );
}
