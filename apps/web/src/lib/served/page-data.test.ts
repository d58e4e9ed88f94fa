import { expect, test } from 'vitest';
import { type PageData, pageDataElement } from './page-data.ts';

function dataWith(text: string): PageData {
  return {
    page: { user: null, path: '/', origin: 'https://teams.example.org', now: 0 },
    route: { loaderData: {} },
    queries: { found: [[['projects', 'bySlug', {}], { title: text }]], missing: [] },
  };
}

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '"\\\'`', '🚀'])(
  'keeps %j in the data element, and restores it',
  (text) => {
    const element = pageDataElement(dataWith(text));
    const json = element
      .replace(/^<script type="application\/json" id="page-data">/, '')
      .replace(/<\/script>$/, '');
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(dataWith(text));
  },
);
