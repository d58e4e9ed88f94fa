import { aboutCopy } from '../../copy/legal/about.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ArticlePage } from './article-page.tsx';

export function AboutPage() {
  const user = useCurrentUser();
  return (
    <ArticlePage {...aboutCopy} address={paths.about()}>
      <div className="mt-12 flex flex-wrap gap-2">
        {user ? null : (
          <a href={paths.signUp()} className={buttonClass({ variant: 'primary' })}>
            {texts.landing.createAccount}
          </a>
        )}
        <a href={paths.aboutMatching()} className={buttonClass()}>
          {aboutCopy.aboutMatching}
        </a>
        <a href={paths.discover()} className={buttonClass()}>
          {texts.landing.discoverProjects}
        </a>
      </div>
    </ArticlePage>
  );
}
