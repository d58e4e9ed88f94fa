import { Link, Navigate, useLocation } from 'react-router';
import { profilesCopy } from '../../copy/accounts/profiles.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LinkState } from '../../ui/state/link-state.tsx';

const { deletion: copy } = profilesCopy;

/** After the deletion of an account. */
export function AccountDeletedPage() {
  const { hash } = useLocation();
  if (hash === '') return <Navigate to={paths.home()} replace />;
  return (
    <LinkState kind="done" title={copy.doneTitle} text={copy.doneText}>
      <div className="flex flex-wrap justify-center gap-2">
        <Link to={paths.home()} className={buttonClass({ variant: 'primary' })}>
          {copy.toHome}
        </Link>
        <Link to={paths.signUp()} className={buttonClass()}>
          {texts.landing.createAccount}
        </Link>
      </div>
    </LinkState>
  );
}
