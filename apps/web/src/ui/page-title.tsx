import { shellCopy } from '../copy/shell.ts';

interface PageTitleProps {
  children: string;
  /** The description for search engines; by default the product's description. */
  description?: string;
  /** The canonical address of a page that has several. */
  canonical?: string;
}

/** Sets the document title, such as 'Sign In · Teamwright', and the metadata for search engines. */
export function PageTitle({ children, description = shellCopy.description, canonical }: PageTitleProps) {
  return (
    <>
      <title>{`${children} · ${shellCopy.name}`}</title>
      <meta name="description" content={description} />
      {/* Search engines require an absolute URL, but the host is unknown during prerendering. */}
      {canonical === undefined || typeof location === 'undefined' ? null : (
        <link rel="canonical" href={new URL(canonical, location.origin).href} />
      )}
    </>
  );
}
