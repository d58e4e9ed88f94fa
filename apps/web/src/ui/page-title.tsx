import { shellCopy } from '../copy/shell.ts';

interface PageTitleProps {
  children: string;
  /** What search engines show beneath the title; the product's own sentence otherwise. */
  description?: string;
  /** The one address of a page that has several. */
  canonical?: string;
}

/** Sets the document's title, 'Sign In · Teamwright', and what else search engines read of a page. */
export function PageTitle({ children, description = shellCopy.description, canonical }: PageTitleProps) {
  return (
    <>
      <title>{`${children} · ${shellCopy.name}`}</title>
      <meta name="description" content={description} />
      {/* Search engines want a whole address, and what is rendered ahead does not know its host. */}
      {canonical === undefined || typeof location === 'undefined' ? null : (
        <link rel="canonical" href={new URL(canonical, location.origin).href} />
      )}
    </>
  );
}
