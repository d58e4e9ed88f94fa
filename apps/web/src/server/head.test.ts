import { expect, test } from 'vitest';
import { previewElements } from './head.ts';
import type { LinkPreview } from './link-preview.ts';

const preview: LinkPreview = {
  type: 'article',
  picture: { path: '/share/project/a/v1.png', text: 'A "quoted" <title> on Teamwright' },
  indexed: true,
  structured: [{ '@type': 'CreativeWork', name: '</script><script>alert(1)</script>' }],
};
const url = 'https://teams.example.org/project/a?x="1"';

function elementsOf(title: string, description = 'Words'): string {
  return previewElements(
    `<title>${title}</title><meta name="description" content="${description}"/>`,
    preview,
    url,
  );
}

test('describes the page with its title, address and picture', () => {
  const elements = elementsOf('Harbour clock · Teamwright');
  expect(elements).toContain('<meta property="og:title" content="Harbour clock · Teamwright">');
  expect(elements).toContain(
    '<meta property="og:image" content="https://teams.example.org/share/project/a/v1.png">',
  );
  expect(elements).toContain(
    '<meta property="og:url" content="https://teams.example.org/project/a?x=%221%22">',
  );
  expect(elements).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(elements).not.toContain('noindex');
});

test('escapes texts of users', () => {
  const elements = elementsOf('A &lt;b&gt; &amp; c');
  expect(elements).toContain('content="A &lt;b&gt; &amp; c"');
  expect(elements).toContain('content="A &quot;quoted&quot; &lt;title&gt; on Teamwright"');
  expect(elements.match(/<\/script>/g)).toHaveLength(1);
});

test('cuts long texts, but no character reference or pair of surrogates', () => {
  const titles = ['word '.repeat(2_000), '&amp;'.repeat(500), '🚀'.repeat(500)];
  for (const title of titles) {
    const [, content = ''] = /og:title" content="([^"]*)"/.exec(elementsOf(title)) ?? [];
    expect(content).toMatch(/^(?:&amp;|🚀|[\w ])*…$/u);
    expect([...content.replaceAll('&amp;', '&')].length).toBeLessThanOrEqual(120);
  }
});
