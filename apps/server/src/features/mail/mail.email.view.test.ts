import { expect, test } from 'vitest';
import { type EmailContent, emailHtml, emailText } from './mail.email.view.ts';

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
const content: EmailContent = {
  subject: 'A subject',
  heading: 'A heading',
  paragraphs: ['First.', 'Second.'],
  action: { label: 'Do it', url: 'https://team.example/reset-password#a&b' },
  sections: [
    {
      title: 'A section',
      lines: [
        { text: 'One piece of news', url: 'https://team.example/chat/a?message=1&x=2' },
        { text: 'Another', url: 'https://team.example/project/b' },
      ],
    },
  ],
  note: 'A note.',
  unsubscribe: {
    label: 'No more of these',
    url: 'https://team.example/unsubscribe?token=x',
    oneClick: 'https://team.example/api/x',
  },
};

test('the plain text contains everything that the HTML contains', () => {
  const text = emailText(content, site);
  const html = emailHtml(content, site);
  for (const part of ['A heading', ...said, site.url]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain(content.action?.url);
  expect(text).toContain(content.unsubscribe?.url);
  expect(html).toContain(content.unsubscribe?.url);
});

test('each item has its own link', () => {
  expect(emailText(content, site)).toContain(
    'A section\n- One piece of news\n  https://team.example/chat/a?message=1&x=2\n- Another\n  https://team.example/project/b\n',
  );
  const links = [...emailHtml(content, site).matchAll(/<li[^>]*><a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(links.map(([, url, text]) => [url, text])).toEqual([
    ['https://team.example/chat/a?message=1&amp;x=2', 'One piece of news'],
    ['https://team.example/project/b', 'Another'],
  ]);
});

test('an item without a link is plain text', () => {
  const sections = [{ title: 'A section', lines: [{ text: 'One piece of news' }] }];
  expect(emailText({ ...content, sections }, site)).toContain('- One piece of news\n\n');
  expect(emailHtml({ ...content, sections }, site)).toMatch(/<li[^>]*>One piece of news<\/li>/);
});

test('escapes a username as text', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const sections = [{ title: evil, lines: [{ text: evil, url: evil }] }];
  const unsubscribe = { label: evil, url: evil, oneClick: evil };
  const evils = { heading: evil, paragraphs: [evil], subject: evil, note: evil, sections, unsubscribe };
  const html = emailHtml({ ...content, ...evils }, site);
  expect(html).not.toContain('<img');
  expect(html).not.toContain(`"alert`);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('the email loads nothing when it is opened', () => {
  const html = emailHtml(content, site);
  expect(html).not.toMatch(/<(img|link|script|iframe|video)|url\(|@import|\ssrc=/i);
  const hosts = [...html.matchAll(/https?:\/\/([^/"<\s#]+)/g)].map(([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(['team.example']));
});

test('without an action the email has no button', () => {
  const { action, ...plain } = content;
  expect(action).toBeDefined();
  expect(emailHtml(plain, site)).not.toContain('class="button"');
  expect(emailText(plain, site)).not.toContain('undefined');
});
