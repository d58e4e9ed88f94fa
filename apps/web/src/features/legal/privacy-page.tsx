import { privacyCopy } from '../../copy/legal/privacy.ts';
import { paths } from '../../paths.ts';
import { ArticlePage } from './article-page.tsx';

export function PrivacyPage() {
  return <ArticlePage {...privacyCopy} address={paths.privacy()} />;
}
