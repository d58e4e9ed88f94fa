import { accountsCopy } from '../../copy/accounts/accounts.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';

function GitHubMark() {
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className="size-5">
      <path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8Z" />
    </svg>
  );
}

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
        <details className="min-w-0 open:basis-full">
          <summary className="link cursor-pointer py-1">{accountsCopy.scopeQuestion}</summary>
          <p>{accountsCopy.scopeText}</p>
        </details>
      </div>
    </div>
  );
}
