import { cx } from 'class-variance-authority';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill } from '../../../texts.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Announcer } from '../../../ui/state/announcer.tsx';
import type { MentionMenu } from './use-mention-menu.ts';

function countText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? chatCopy.oneMemberOffered : fill(chatCopy.membersOffered, { count });
}

/** The suggested members, shown above the message input. */
export function MentionList({ menu }: { menu: MentionMenu }) {
  return (
    <>
      <Announcer>{countText(menu.offered.length)}</Announcer>
      {menu.open ? (
        <div
          id={menu.listId}
          role="listbox"
          aria-label={chatCopy.membersTitle}
          className="absolute bottom-full left-0 z-20 mb-2 max-h-[40dvh] w-full max-w-80 overflow-y-auto rounded-10 border bg-float p-1 shadow-float"
        >
          {menu.offered.map((member, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the message input handles the keys
            <div
              key={member.userId}
              id={menu.optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === menu.active}
              // Keep the focus in the message input.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => menu.choose(index)}
              className={cx(
                'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-6 px-2 text-15 text-heading max-md:min-h-11',
                index === menu.active ? 'bg-tint text-on-tint' : 'hover:bg-fill',
              )}
            >
              <Avatar id={member.userId} name={member.username} picture={member.profilePicture} />
              <bdi className="min-w-0 flex-1 truncate">{member.username}</bdi>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
