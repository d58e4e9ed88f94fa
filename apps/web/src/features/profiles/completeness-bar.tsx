import { useQuery } from '@tanstack/react-query';
import { profilesCopy as copy } from '../../copy/accounts/profiles.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { fill } from '../../texts.ts';
import { Bar } from '../../ui/charts/bars.tsx';
import { completenessOf } from './completeness.ts';

const boxClass = 'grid min-h-18 w-full max-w-90 content-start gap-1.5 text-14';

/** How complete the saved profile is, and what is missing. */
export function CompletenessBar({ user }: { user: OwnUser }) {
  const { data } = useQuery(endpointQuery('skills.listOfUser', { params: { id: user.id } }));
  // An empty box of the same size, so that the form below does not move.
  if (data === undefined) return <div className={boxClass} />;
  const skills = data.filter((skill) => skill.status === 'confirmed').length;
  const { percent, missing } = completenessOf(user, skills);
  const parts = missing.map((part) => copy.parts[part]);
  return (
    <div className={boxClass}>
      <span className="font-semibold text-heading">{fill(copy.completeness, { percent })}</span>
      <Bar percent={percent} className="h-2" />
      <span className="text-muted">
        {parts.length === 0 ? copy.complete : fill(copy.missing, { parts: listInWords(parts) })}
      </span>
    </div>
  );
}
