import { privacyCopy } from '../../copy/privacy.ts';
import { ArticlePage } from './article-page.tsx';

export function PrivacyPage() {
  return <ArticlePage {...privacyCopy} />;
}
