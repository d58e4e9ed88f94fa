import { termsCopy } from '../../copy/terms.ts';
import { ArticlePage } from './article-page.tsx';

export function TermsPage() {
  return <ArticlePage {...termsCopy} />;
}
