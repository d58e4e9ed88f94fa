import { Link, Navigate } from 'react-router';
import { accountsCopy } from '../../copy/accounts.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** Where the code host leads back to. Somebody who is signed in has nothing to do here. */
export function CallbackPage() {
  const user = useCurrentUser();
  if (user) return <Navigate to={paths.home()} replace />;
  return (
    <div className="m-auto">
      <PageTitle>{accountsCopy.callback.title}</PageTitle>
      <EmptyState
        title={<h1 className="text-20">{accountsCopy.callback.title}</h1>}
        hint={accountsCopy.callback.text}
        action={
          <Link to={paths.signIn()} className={buttonClass()}>
            {accountsCopy.toSignIn}
          </Link>
        }
      />
    </div>
  );
}
