import { Link, useLocation } from 'react-router';
import { nearbyCopy } from '../../copy/nearby.ts';
import { linkToken, useEmailLink } from '../../lib/address/use-email-link.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { setOwnUser } from '../../lib/api/own-user.ts';
import { queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { LinkOpening, LinkState } from '../../ui/state/link-state.tsx';

const copy = nearbyCopy.verify;

type Outcome = { kind: 'done' } | { kind: 'failed'; message: string };

async function openLink(token: string): Promise<Outcome> {
  try {
    const { user } = await call('nearby.verifySchool', { body: { token } });
    setOwnUser(user);
    void queryClient.invalidateQueries({ queryKey: ['nearby'] });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'failed', message: errorText(error, nearbyCopy.school.failed) };
  }
}

/** The page that the school confirmation email links to. */
export function VerifySchoolPage() {
  const token = linkToken(useLocation().hash);
  const { outcome, retry } = useEmailLink(() => openLink(token));
  if (outcome === undefined) return <LinkOpening title={copy.title} text={copy.working} />;
  if (outcome.kind === 'done') {
    return (
      <LinkState kind="done" title={copy.doneTitle} text={copy.doneText}>
        <Link to={paths.nearby('school')} className={buttonClass({ variant: 'primary' })}>
          {copy.toNearby}
        </Link>
      </LinkState>
    );
  }
  return (
    <LinkState kind="failed" title={copy.voidTitle} text={<span role="alert">{outcome.message}</span>}>
      <span className="flex flex-wrap justify-center gap-2">
        <Button onClick={retry}>{copy.retry}</Button>
        <Link to={paths.dashboard('profile')} className={buttonClass()}>
          {copy.toProfile}
        </Link>
      </span>
    </LinkState>
  );
}
