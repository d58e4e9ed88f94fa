import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './steps.ts';

// The browser uses Vite, which forwards requests to the server. So the public address is that of Vite.
const port = Number(process.env.PORT || 3000);
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
const server = {
  options: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
  env: { PORT: String(port + 1), PUBLIC_URL: publicUrl },
};
const web = {
  options: [
    'node_modules/.bin/vite',
    'apps/web',
    '--port',
    String(port),
    '--strictPort',
    '--clearScreen=false',
  ],
  env: { WEB_PROXY: `http://127.0.0.1:${port + 1}` },
};

const children = [server, web].map(({ options, env }) =>
  spawn(process.execPath, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
);
const ends = children.map((child) => once(child, 'exit'));
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true;
    for (const child of children) child.kill(signal);
  });
}
// Neither is useful alone: when one ends, the other is stopped.
await Promise.race(ends);
for (const child of children) child.kill('SIGTERM');
await Promise.all(ends);
process.exitCode = stopping ? 0 : 1;
