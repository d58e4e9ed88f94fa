import { shellCopy } from '../../copy/shell.ts';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="link sr-only z-50 rounded-6 bg-float text-14 font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      {shellCopy.skip}
    </a>
  );
}
