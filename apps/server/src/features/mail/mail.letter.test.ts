import { expect, test } from 'vitest';
import { type Letter, letterHtml, letterText } from './mail.letter.ts';

const site = { name: 'Teamwright', url: 'https://team.example' };
const said = [
  'First.',
  'Second.',
  'A section',
  'Another',
  'Do it',
  'A note.',
  'No more of these',
  'Teamwright',
];
const letter: Letter = {
  subject: 'A subject',
  heading: 'A heading',
  paragraphs: ['First.', 'Second.'],
  action: { label: 'Do it', url: 'https://team.example/reset-password#a&b' },
  sections: [{ title: 'A section', lines: ['One piece of news', 'Another'] }],
  note: 'A note.',
  unsubscribe: {
    label: 'No more of these',
    url: 'https://team.example/unsubscribe?token=x',
    oneClick: 'https://team.example/api/x',
  },
};

test('the plain form says everything the HTML form says', () => {
  const text = letterText(letter, site);
  const html = letterHtml(letter, site);
  for (const part of ['A heading', ...said, site.url]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain(letter.action?.url);
  expect(text).toContain(letter.unsubscribe?.url);
  expect(html).toContain(letter.unsubscribe?.url);
});

test('whatever a person calls themself stays text', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const sections = [{ title: evil, lines: [evil] }];
  const unsubscribe = { label: evil, url: evil, oneClick: evil };
  const evils = { heading: evil, paragraphs: [evil], subject: evil, note: evil, sections, unsubscribe };
  const html = letterHtml({ ...letter, ...evils }, site);
  expect(html).not.toContain('<img');
  expect(html).not.toContain(`"alert`);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('opening it asks nobody for anything', () => {
  const html = letterHtml(letter, site);
  expect(html).not.toMatch(/<(img|link|script|iframe|video)|url\(|@import|\ssrc=/i);
  const hosts = [...html.matchAll(/https?:\/\/([^/"<\s#]+)/g)].map(([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(['team.example']));
});

test('without an action there is no button', () => {
  const { action, ...plain } = letter;
  expect(action).toBeDefined();
  expect(letterHtml(plain, site)).not.toContain('class="button"');
  expect(letterText(plain, site)).not.toContain('undefined');
});
