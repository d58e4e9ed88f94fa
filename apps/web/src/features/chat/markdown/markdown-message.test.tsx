import { cpuMs } from '@teamwright/matching/testing/cpu-time.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MarkdownMessage } from './markdown-message.tsx';
import { hasMarkup } from './markup.ts';

function html(text: string, mentions: { userId: string; name: string }[] = []): string {
  return renderToStaticMarkup(<MarkdownMessage text={text} mentions={mentions} ownId="me" />).replaceAll(
    / (?:class|dir|tabindex)="[^"]*"/g,
    '',
  );
}

/** The code of the blocks in a message, each with the language of its header. */
function blocks(text: string): string[] {
  return [...html(text).matchAll(/<div>([^<]*)<\/div><pre>([\s\S]*?)<\/pre>/g)].map(
    ([, language, code]) => `${language}: ${code}`,
  );
}

describe('a message with markup', () => {
  test('keeps line breaks and shows HTML as typed', () => {
    expect(html('Two *lines*\n<b>no</b> &lt; HTML & so on <img src=x onerror=alert(1)>')).toBe(
      '<p>Two <em>lines</em>\n&lt;b&gt;no&lt;/b&gt; &amp;lt; HTML &amp; so on &lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  test('renders inline code, and blocks with and without a language', () => {
    expect(html('The case where `seenAt` is equal')).toBe(
      '<p>The case where <code>seenAt</code> is equal</p>',
    );
    expect(blocks('The rule:\n```ts\nif (a) {\n  b();\n}\n```\nRight?')).toEqual(['ts: if (a) {\n  b();\n}']);
    expect(blocks('```\nhttps://example.org `x`\n```')).toEqual(['code: https://example.org `x`']);
    expect(blocks('```js\nnever closed')).toEqual(['js: never closed']);
    expect(html('run ```npm start``` now')).toContain('<code>npm start</code>');
  });

  test('renders emphasis, lists, quotes and tables, and headings outside the page outline', () => {
    expect(html('**a** ~~b~~\n- c\n- [x] d\n\n> e')).toMatch(
      /<strong>a<\/strong> <del>b<\/del>[\s\S]*<li>\s*<p>c<\/p>[\s\S]*☑ d[\s\S]*<blockquote>\s*<p>e/,
    );
    expect(html('|a|b|\n|-|-|\n|1|2|')).toContain('<td>1</td>');
    expect(html('# Title\n\nText\n---')).toBe('<p>Title</p>\n<p>Text</p>\n<hr/>');
  });

  test.each([
    ['https://example.org', 'https://example.org/'],
    ['See https://example.org/a.', 'https://example.org/a'],
    ['(https://example.org/wiki/Joint_(wood))', 'https://example.org/wiki/Joint_(wood)'],
    ['[words](http://example.org/?q=1)', 'http://example.org/?q=1'],
    ['![a picture](https://example.org/a.png)', 'https://example.org/a.png'],
  ])('links %j to %j and renders no picture', (text, address) => {
    expect(html(text)).toContain(`<a href="${address}" target="_blank" rel="nofollow ugc noopener">`);
    expect(html(text)).not.toContain('<img');
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '<javascript:alert(1)>',
    '[x](data:text/html,hi)',
    '![x](data:image/png;base64,AAAA)',
    '[x](/local)',
    '[x](//example.org)',
    'ftp://example.org *x*',
    'somebody@example.org *x*',
    '[a]: https://example.org\n[a]',
  ])('renders no link for the address in %j', (text) => {
    expect(html(text)).not.toMatch(/href="(?!https:\/\/example\.org\/")/);
    expect(html(text)).not.toContain('<img');
  });

  test('marks mentions, with a stronger mark for the viewer, but not inside code', () => {
    const mentions = [
      { userId: 'me', name: 'Ana Lu' },
      { userId: 'you', name: 'bob' },
    ];
    const drawn = renderToStaticMarkup(
      <MarkdownMessage text="**@ana lu** and @bob, `@bob`" mentions={mentions} ownId="me" />,
    );
    expect(drawn.match(/<mark/g)).toHaveLength(2);
    expect(drawn).toMatch(/<strong><mark class="[^"]*bg-primary[^"]*">@ana lu<\/mark><\/strong>/);
  });
});

describe('plain text', () => {
  test.each([
    'Hello, world',
    'two\n\nlines - so',
    'a < b && c > d',
    '1.5 + 2 = 3.5',
    '@bob: what?',
    'Really?!',
  ])('renders %j without the Markdown renderer', (text) => {
    expect(hasMarkup(text)).toBe(false);
  });

  test.each([
    '*a*',
    '`a`',
    'https://example.org',
    '- a',
    '> a',
    '1. a',
    '# a',
    'a\n---\nb',
    'www.example.org',
  ])('needs the Markdown renderer for %j', (text) => {
    expect(hasMarkup(text)).toBe(true);
  });
});

describe('excessive markup', () => {
  const most = 4000;
  const fill = (part: string) => part.repeat(Math.ceil(most / part.length)).slice(0, most);
  const ladder = Array.from({ length: 80 }, (_, depth) => `${' '.repeat(depth)}- `).join('\n');
  const wide = `${'|a'.repeat(400)}|\n${'|-'.repeat(400)}|\n${'|\n'.repeat(1190)}`;
  const behindFence = `- \`\`\`\n  \`\`\`\n${fill('*a_').slice(0, 3900)}`;

  test.each(
    Object.entries({
      ...Object.fromEntries(
        ['[', '*', '_', '`', '~', '>', '> ', '- ', '1. ', '|', '![', '[a](', '*a_', '*a **b '].map((part) => [
          part,
          fill(part),
        ]),
      ),
      'stars on both sides': `${'*'.repeat(1999)}a${'*'.repeat(1999)}`,
      'brackets on both sides': `${'['.repeat(1999)}a${']'.repeat(1999)}`,
      'a ladder of lists': ladder,
      'a wide and long table': wide,
      'marks behind a fence in a list': behindFence,
      addresses: fill('http://a '),
      backslashes: `${fill('\\')}`,
      'many fences': fill('```a\n'),
      'lines after one mark': `*\n${fill('a\n')}`,
    }),
  )('renders %s in a second of processor time, or as typed', (_name, text) => {
    const render = () => (hasMarkup(text) ? html(text) : '');
    expect(cpuMs(() => expect(render().length).toBeLessThan(100_000))).toBeLessThan(1000);
  });

  test('is accepted inside a code block', () => {
    expect(hasMarkup(`\`\`\`ts\n${fill('a[b] * c_d; ')}\n\`\`\``)).toBe(true);
  });
});
