import type { ManagedUser } from '@teamwright/contracts/admin.ts';
import { Ban, Ellipsis, RotateCcw, ScrollText, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { adminCopy } from '../../copy/admin.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';

const copy = adminCopy.users;

const changes = ['suspend', 'restore'] as const;

export type Question = (typeof changes)[number] | 'remove';

const icons = { suspend: <Ban />, restore: <RotateCcw />, remove: <Trash2 /> };

interface UserMenuProps {
  user: ManagedUser;
  onAsk: (question: Question) => void;
}

/** The menu of a user's row. Load it lazily. */
export function UserMenu({ user, onAsk }: UserMenuProps) {
  return (
    <Menu
      openOnHover={false}
      trigger={
        <Button variant="ghost" size="square" aria-label={fill(copy.menu, { name: user.username })}>
          <Ellipsis aria-hidden="true" className="text-muted" />
        </Button>
      }
      entries={[
        ...changes
          .filter((next) => user.can[next])
          .map((next) => ({
            key: next,
            label: copy[next],
            icon: icons[next],
            onSelect: () => onAsk(next),
          })),
        {
          key: 'audit',
          label: copy.audit,
          icon: <ScrollText />,
          link: <Link to={paths.adminAudit(user.id)} />,
        },
        ...(user.can.remove
          ? [
              {
                key: 'remove',
                label: copy.remove,
                icon: icons.remove,
                isDangerous: true,
                onSelect: () => onAsk('remove'),
              },
            ]
          : []),
      ]}
    />
  );
}
