import { shellCopy } from '../copy/shell.ts';

/** Sets the document's title: 'Sign In · Teamwright'. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${shellCopy.name}`}</title>;
}
