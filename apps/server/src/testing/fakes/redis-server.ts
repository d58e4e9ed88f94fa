import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A Redis for one test, without persistence. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Makes it hang: connections stay open without responses. */
  freeze(): void;
  thaw(): void;
}

export function redisServer(program: string, port: number): RedisServer {
  let child: ChildProcess | undefined;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const started = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/tmp' });
      child = started;
      let output = '';
      await new Promise<void>((resolve, reject) => {
        started.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Ready to accept connections')) resolve();
        });
        started.once('exit', () => reject(new Error(`Redis did not start: ${output}`)));
      });
    },
    async stop() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}
