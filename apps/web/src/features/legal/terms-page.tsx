import { termsCopy } from '../../copy/terms.ts';
import { paths } from '../../paths.ts';
import { ArticlePage } from './article-page.tsx';

export function TermsPage() {
  return <ArticlePage {...termsCopy} address={paths.terms()} />;
}
