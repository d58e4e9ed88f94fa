import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { preferencesCopy as copy } from '../../copy/accounts/preferences.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';

interface HiddenProjectsProps {
  userId: string;
  /** Whether the hidden projects are currently shown. */
  shown: boolean;
  onShown: (shown: boolean) => void;
}

/** Number of projects hidden by the must-haves. */
export function hiddenCountQuery(userId: string) {
  return endpointQuery('matching.countHidden', { params: { userId } });
}

/** Shows how many projects the must-haves hide, with a button to show them. Renders nothing for zero. */
export function HiddenProjects({ userId, shown, onShown }: HiddenProjectsProps) {
  const { data } = useQuery(hiddenCountQuery(userId));
  if (!data || data.hidden === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 text-14 text-muted md:px-6">
      <p role="status">{fill(shown ? copy.shown : copy.hidden, { count: data.hidden })}</p>
      <Button size="sm" onClick={() => onShown(!shown)}>
        {shown ? copy.hide : copy.show}
      </Button>
      <Link to={paths.settings('matching')} className="inline-flex min-h-6 items-center">
        {copy.edit}
      </Link>
    </div>
  );
}
