import { Ellipsis, Flag, Pencil, Pin, PinOff, Reply, SmilePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { pinsCopy } from '../../../copy/chat/pins.ts';
import { moderationCopy } from '../../../copy/moderation.ts';
import { Button } from '../../../ui/button.tsx';
import { ReactionPicker } from './reaction-picker.tsx';

interface MessageActionsProps {
  /** Not set in read-only rooms; the same holds for the next one. */
  onReact?: ((emoji: string) => void) | undefined;
  onReply?: (() => void) | undefined;
  /** Not set for messages of other users. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** Not set if another member pinned the message. */
  onPin?: ((on: boolean) => void) | undefined;
  pinned: boolean;
  /** Whether the message has had the pointer or the focus. Until then, nothing is rendered. */
  reached: boolean;
  /** Not set for the user's own messages. */
  onReport?: (() => void) | undefined;
  /** Called when the picker closes; the message receives the focus. */
  onPicked: () => void;
}

function Action({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <Button variant="ghost" size="tool" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </Button>
  );
}

type ActionListProps = Omit<MessageActionsProps, 'reached' | 'onPicked'> & { onPickReaction: () => void };

function ActionList(props: ActionListProps) {
  const { onReact, onPickReaction, onReply, onPin, pinned, onEdit, onDelete, onReport } = props;
  const PinIcon = pinned ? PinOff : Pin;
  return (
    <>
      {onReact ? (
        <Action label={chatCopy.react} icon={<SmilePlus aria-hidden="true" />} onPress={onPickReaction} />
      ) : null}
      {onReply ? (
        <Action label={chatCopy.reply} icon={<Reply aria-hidden="true" />} onPress={onReply} />
      ) : null}
      {onPin ? (
        <Action
          label={pinned ? pinsCopy.unpin : pinsCopy.pin}
          icon={<PinIcon aria-hidden="true" />}
          onPress={() => onPin(!pinned)}
        />
      ) : null}
      {onEdit ? <Action label={chatCopy.edit} icon={<Pencil aria-hidden="true" />} onPress={onEdit} /> : null}
      {onDelete ? (
        <Action label={chatCopy.delete} icon={<Trash2 aria-hidden="true" />} onPress={onDelete} />
      ) : null}
      {onReport ? (
        <Action label={moderationCopy.report.message} icon={<Flag aria-hidden="true" />} onPress={onReport} />
      ) : null}
    </>
  );
}

const barClass =
  'min-w-0 items-center rounded-6 border bg-float *:min-w-0 shadow-float group-hover:flex group-focus-within:flex ';

/**
 * Only a visible toolbar gets a compositing layer: layers for 300 messages would slow down every frame. The
 * toolbar reaches from the row above to the end of the first line. That line leaves space for it.
 */
const positionClass =
  'absolute -top-1.5 right-0 z-10 max-w-full items-start gap-1 group-hover:flex group-focus-within:flex [@media(hover:none)]:top-0 [@media(hover:none)]:flex ';

/**
 * Shown in the corner of a message with the pointer or the focus; on touch screens, behind a permanent
 * button. Hidden actions are not tab stops: arrow keys move between messages, Tab moves into one.
 */
export function MessageActions(props: MessageActionsProps) {
  const { onReact, onReply, reached, onPicked } = props;
  const [open, setOpen] = useState(false);
  const [picking, setPicking] = useState(false);
  const shown = open || picking ? 'flex' : 'hidden';

  function stopPicking(): void {
    setPicking(false);
    setOpen(false);
    // The closing dialog restores the focus before the next frame.
    requestAnimationFrame(onPicked);
  }

  return (
    <div className={positionClass + shown}>
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
          <ActionList
            {...props}
            onPickReaction={() => setPicking(true)}
            onReply={
              onReply &&
              (() => {
                setOpen(false);
                onReply();
              })
            }
          />
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
