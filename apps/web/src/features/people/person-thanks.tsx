import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { afterCopy } from '../../copy/events/after.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';

/** Thanks from events that the user shows. Renders nothing without any, or while the section above is loading. */
export function PersonThanks({ userId }: { userId: string }) {
  const { data } = useQuery(endpointQuery('events.thanksOf', { params: { id: userId } }));
  const { isPending: waits } = useQuery(endpointQuery('skills.listOfUser', { params: { id: userId } }));
  if (waits || !data || data.thanks.length === 0) return null;
  return (
    <section aria-labelledby="person-thanks">
      <h2 id="person-thanks" className="scroll-mt-20">
        {afterCopy.thanks.ofUser}
      </h2>
      <ul className="mt-3 grid gap-3">
        {data.thanks.map(({ id, username, text, event }) => (
          <li key={id} className="rounded-10 border bg-card p-4 text-14">
            <p className="wrap-anywhere text-heading">{text}</p>
            <Link to={paths.event(event.slug)} className="link inline-block py-1 text-13 wrap-anywhere">
              {fill(afterCopy.thanks.from, { username, event: event.title })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
