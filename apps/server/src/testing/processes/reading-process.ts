import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { HostPerson } from '@teamwright/demo/codehost/host-person.ts';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { systemCtx } from '../../core/http.ts';
import { createDatabase } from '../../db/client.ts';
import { analyseRepository } from '../../features/repositories/repositories.analysis.service.ts';
import { createLocalCodehost } from '../../platform/codehost/local/local-codehost.ts';
import { testSecret } from '../test-app.ts';

interface Reading {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly people: readonly HostPerson[];
  readonly repositoryId: string;
  readonly jobId: string;
}

/** A process that analyses one repository like the job with this id; a test kills it in the middle. */
export async function startReading(reading: Reading): Promise<ChildProcess> {
  const file = fileURLToPath(import.meta.url);
  const node = fileURLToPath(new URL('../../../../../node_modules/.bin/node', import.meta.url));
  const child = spawn(node, [file], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin?.end(JSON.stringify(reading));
  await once(child, 'spawn');
  return child;
}

async function readHere({ databaseUrl, dataDir, people, repositoryId, jobId }: Reading): Promise<void> {
  const secrets = { current: testSecret };
  const { app } = await buildApp({
    config: loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    databaseUrl,
    database: createDatabase(databaseUrl, 2, { applicationName: 'reading process' }),
    secrets,
    localCodehost: createLocalCodehost({ publicUrl: 'http://localhost:3000', secrets, people }),
  });
  await analyseRepository({ ...systemCtx(app), requestId: jobId }, repositoryId);
}

if (import.meta.main) {
  await readHere(JSON.parse(await text(process.stdin)));
  process.exit(0);
}
