import { shellCopy } from '../copy/shell.ts';
import { useOrigin } from '../lib/served/use-origin.ts';

/** Search engines show less. In characters. */
const maxDescription = 300;

interface PageTitleProps {
  children: string;
  /** The description for search engines; by default the product's description. */
  description?: string;
  /** The canonical address of a page that has several. */
  canonical?: string;
}

/** Sets the document title, such as 'Sign In · Teamwright', and the metadata for search engines. */
export function PageTitle({ children, description = shellCopy.description, canonical }: PageTitleProps) {
  const origin = useOrigin();
  return (
    <>
      <title>{`${children} · ${shellCopy.name}`}</title>
      <meta name="description" content={description.slice(0, maxDescription)} />
      {/* Search engines require an absolute URL. */}
      {canonical === undefined ? null : <link rel="canonical" href={new URL(canonical, origin).href} />}
    </>
  );
}
