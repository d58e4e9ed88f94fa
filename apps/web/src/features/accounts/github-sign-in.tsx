import { accountsCopy } from '../../copy/accounts/accounts.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** Sign-in with the code host, if this installation has one. */
export function GitHubSignIn({ returnTo }: { returnTo: string }) {
  const config = usePublicConfig();
  if (!config?.github) return null;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {accountsCopy.or}
      </div>
      <a href={paths.githubAuthorize('full', returnTo)} className={buttonClass({ size: 'lg', wide: true })}>
        {texts.signIn.withGitHub}
      </a>
      <p className="text-13 text-muted">
        {accountsCopy.scopeText}{' '}
        <a href={paths.githubAuthorize('public', returnTo)} className="link">
          {accountsCopy.publicOnly}
        </a>
      </p>
    </div>
  );
}
