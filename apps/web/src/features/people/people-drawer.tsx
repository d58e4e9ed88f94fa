import { peopleCopy } from '../../copy/people.ts';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Labelled } from '../../ui/form/labelled.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { PeopleFilter } from './people.queries.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleOrder, type PeopleOrderProps } from './people-order.tsx';

const { browser: copy } = peopleCopy;

interface PeopleDrawerProps {
  open: boolean;
  onClose: () => void;
  filter: PeopleFilter;
  total: number;
  onChange: (changes: Partial<PeopleFilter>) => void;
  order: Omit<PeopleOrderProps, 'onOrder'>;
}

/** Filters and order on phones. */
export function PeopleDrawer({ open, onClose, total, order, ...filters }: PeopleDrawerProps) {
  const hasOrder = order.current !== null || order.projects.length > 0;
  return (
    <Drawer open={open} onClose={onClose} title={projectsCopy.filters}>
      <div className="grid gap-3">
        <PeopleFilters {...filters} labelled />
        {hasOrder ? (
          <Labelled text={copy.order}>
            <PeopleOrder {...order} onOrder={(wanted) => filters.onChange({ for: wanted })} />
          </Labelled>
        ) : null}
        {/* Stays visible while the filters scroll. */}
        <div className="sticky bottom-0 grid bg-float py-3">
          <Button variant="primary" size="lg" onClick={onClose}>
            {total === 1 ? copy.showOneResult : fill(copy.showResults, { count: total })}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
