import { Ban, Ellipsis, Flag } from 'lucide-react';
import { moderationCopy as copy } from '../../copy/moderation.ts';
import { type ReportedThing, useModeration } from '../../stores/moderation.ts';
import { fill } from '../../texts.ts';
import { Button } from '../button.tsx';
import { Menu } from '../overlay/menu.tsx';

/** Menu to report content and to block its author. Load it lazily. */
export function ModerationMenu({ thing }: { thing: ReportedThing }) {
  const { ask } = useModeration();
  const { person } = thing;
  const name = person.username;
  const label = fill(copy.menu, { name });
  return (
    <Menu
      openOnHover={false}
      trigger={
        <Button variant="ghost" size="square" aria-label={label} title={label}>
          <Ellipsis aria-hidden="true" className="text-muted" />
        </Button>
      }
      entries={[
        {
          key: 'report',
          label: fill(copy.report[thing.kind], { name }),
          icon: <Flag />,
          onSelect: () => ask({ verb: 'report', thing }),
        },
        {
          key: 'block',
          label: fill(copy.block, { name }),
          icon: <Ban />,
          onSelect: () => ask({ verb: 'block', person }),
        },
      ]}
    />
  );
}
