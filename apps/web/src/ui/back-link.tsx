import { ArrowLeft } from 'lucide-react';

/** For buttons that look like the link. */
export const backLinkClass =
  'inline-flex min-h-11 items-center gap-2 text-14 text-muted no-underline hover:text-heading';

/** A link from a page to the page that it belongs to. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={`-my-3 mb-1 ${backLinkClass}`}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </a>
  );
}
