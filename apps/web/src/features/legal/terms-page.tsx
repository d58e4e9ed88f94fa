import { termsCopy } from '../../copy/legal/terms.ts';
import { paths } from '../../paths.ts';
import { ArticlePage } from './article-page.tsx';

export function TermsPage() {
  return <ArticlePage {...termsCopy} address={paths.terms()} />;
}
