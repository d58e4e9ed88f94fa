import { expect, test } from 'vitest';
import { type Manifest, scriptsOf, stylesOf, weigh } from './web-budgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_query-a1.js': { file: 'query.js', imports: ['_react.js'] },
  'src/features/landing/landing-page.tsx': { file: 'landing.js', imports: ['index.html'] },
  'src/app.tsx': { file: 'app.js' },
  '_pages-a1.js': { file: 'shell.js', imports: ['_query-a1.js'] },
  'src/features/chat/chat-page.tsx': { file: 'chat.js', imports: ['_query-a1.js', '_socket.js'] },
  '_socket.js': { file: 'socket.js' },
  '_dialog-a1.js': { file: 'dialog.js' },
  'src/features/chat/search/pin-list.tsx': { file: 'pins.js', imports: ['_socket.js'] },
  'src/features/chat/emoji/emoji-dialog.tsx': { file: 'emoji.js', imports: ['_dialog-a1.js'] },
  'src/features/chat/markdown/markdown-message.tsx': { file: 'markdown.js', assets: ['highlight.js'] },
  'src/app/dashboard/profile-tab.tsx': { file: 'profile.js', imports: ['_react.js'] },
  'src/features/profiles/picture/crop-dialog.tsx': { file: 'crop.js', imports: ['_react.js'] },
  'src/lib/api/send-picture.ts': { file: 'send.js' },
  'src/features/admin/users-tab.tsx': { file: 'users.js', imports: ['_query-a1.js', '_table.js'] },
  'src/features/admin/reason-dialog.tsx': { file: 'reason.js' },
  '_table.js': { file: 'table.js' },
};

test('counts modules with all their imports, each file once', () => {
  expect([...scriptsOf(manifest, /^(index\.html|src\/features\/landing\/landing-page\.tsx)$/)]).toEqual([
    'entry.js',
    'react.js',
    'landing.js',
  ]);
  expect([...stylesOf(manifest)]).toEqual(['main.css']);
});

test('counts for chat only what the shell has not loaded', () => {
  const weights = weigh(manifest, ['assets/manifest.worker-a1.js'], () => 10_000);
  expect(weights.map(({ page, weighs }) => [page, weighs])).toEqual([
    ['landing', 40],
    ['app shell', 50],
    ['crop and upload', 20],
    ['chat', 20],
    ['search, pins and pictures of a room', 20],
    ['choosing an emoji', 10],
    ['markup of messages', 20],
    ['administration', 20],
    ['manifest worker', 10],
    ['styles', 10],
  ]);
});

test('reports an unknown module as an error and not as zero bytes', () => {
  expect(() => scriptsOf(manifest, /^src\/app\/gone/)).toThrow('the build has no module');
});
