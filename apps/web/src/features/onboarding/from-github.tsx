import { welcomeCopy } from '../../copy/welcome.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { GitHubMark } from '../../ui/github-mark.tsx';

/** The first way to skills, because what the code host shows is the strongest evidence. */
export function FromGitHub({ label = welcomeCopy.skills.github }: { label?: string }) {
  const config = usePublicConfig();
  // Reserves the space, so that nothing below moves.
  if (!config) return <span aria-hidden="true" className="block min-h-10 max-md:min-h-11" />;
  if (!config.github) return null;
  return (
    <a
      href={paths.githubAuthorize('public', paths.welcome())}
      className={buttonClass({
        variant: 'soft',
        className: 'max-w-full justify-self-start whitespace-normal!',
      })}
    >
      <GitHubMark />
      {label}
    </a>
  );
}
