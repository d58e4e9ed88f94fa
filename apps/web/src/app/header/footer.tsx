import { shellCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import { fill, texts } from '../../texts.ts';

const linkClass = 'py-3 text-text no-underline hover:text-heading hover:underline';

export function Footer() {
  return (
    <footer className="border-t py-6 text-14 text-muted print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-4">
        <span>{fill(shellCopy.copyright, { year: texts.landing.copyrightYear })}</span>
        <nav aria-label={shellCopy.footer} className="flex flex-wrap items-center gap-x-6">
          <a href={paths.aboutMatching()} className={linkClass}>
            {shellCopy.aboutMatching}
          </a>
          <a href={paths.terms()} className={linkClass}>
            {texts.landing.termsOfService}
          </a>
          <a href={paths.privacy()} className={linkClass}>
            {texts.landing.privacyPolicy}
          </a>
        </nav>
      </div>
    </footer>
  );
}
