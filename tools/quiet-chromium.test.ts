import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('quiet-chromium.sh', import.meta.url));

test('adds features to the list of disabled ones, and keeps all other options', () => {
  const options = ['--headless', '--disable-features=PaintHolding,MediaRouter', 'two words', ''];
  const received = execFileSync(script, ['%s\n', ...options], {
    env: { ...process.env, CHROMIUM_PATH: '/usr/bin/printf' },
    encoding: 'utf8',
  });
  expect(received.split('\n').slice(0, -1)).toEqual([
    '--headless',
    expect.stringMatching(/^--disable-features=PaintHolding,MediaRouter,\w+(,\w+)*$/),
    'two words',
    '',
  ]);
});
