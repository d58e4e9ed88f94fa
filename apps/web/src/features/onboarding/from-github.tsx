import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { welcomeCopy } from '../../copy/welcome.ts';
import { type OwnUser, ownUserQuery } from '../../lib/api/own-user.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ConfirmEmailFirst } from '../../ui/confirm-email-first.tsx';
import { GitHubMark } from '../../ui/github-mark.tsx';

const look = 'max-w-full justify-self-start whitespace-normal!';

/** The button before the address is confirmed: GitHub would be refused, so a press says what to do first. */
function NotYet({ label, user }: { label: string; user: OwnUser }) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="grid gap-2">
      <Button variant="soft" className={look} onClick={() => setAsked(true)}>
        <GitHubMark />
        {label}
      </Button>
      {asked ? (
        <div role="alert">
          <ConfirmEmailFirst user={user} />
        </div>
      ) : null}
    </div>
  );
}

/** The first way to skills, because what the code host shows is the strongest evidence. */
export function FromGitHub({ label = welcomeCopy.skills.github }: { label?: string }) {
  const config = usePublicConfig();
  const user = useQuery(ownUserQuery).data?.user;
  // Reserves the space, so that nothing below moves.
  if (!config) return <span aria-hidden="true" className="block min-h-10 max-md:min-h-11" />;
  if (!config.github) return null;
  if (user && !user.emailVerified) return <NotYet label={label} user={user} />;
  return (
    <a
      href={paths.githubAuthorize('public', paths.welcome())}
      className={buttonClass({ variant: 'soft', className: look })}
    >
      <GitHubMark />
      {label}
    </a>
  );
}
