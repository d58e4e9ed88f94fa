import { accountsCopy } from '../../copy/accounts/accounts.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Fold } from '../../ui/fold.tsx';
import { GitHubMark } from '../../ui/github-mark.tsx';

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
        <GitHubMark />
        {texts.signIn.withGitHub}
      </a>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-13 text-muted">
        <a href={paths.githubAuthorize('public', returnTo)} className="link py-1">
          {accountsCopy.publicOnly}
        </a>
        <Fold summary={accountsCopy.scopeQuestion} className="min-w-0 open:basis-full">
          <p>{accountsCopy.scopeText}</p>
        </Fold>
      </div>
    </div>
  );
}
