import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const hooks = new URL('./drizzle-resolve-cache.ts', import.meta.url).href;
const client = new URL('../db/client.ts', import.meta.url).href;

/** The modules that the database client loads, with their formats, as Node reports them. */
async function loadedModules(options: readonly string[]): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({
      load(url, context, nextLoad) {
        const result = nextLoad(url, context);
        loaded.push(result.format + ' ' + url);
        return result;
      },
    });
    await import(${JSON.stringify(client)});
    console.log(JSON.stringify(loaded.toSorted()));`;
  const { stdout } = await run(process.execPath, [...options, '--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

test('loads the same modules with the cache as without', async () => {
  const usual = await loadedModules([]);
  expect(usual.filter((one) => one.includes('/drizzle-orm/')).length).toBeGreaterThan(50);
  expect(await loadedModules(['--import', hooks])).toEqual(usual);
});
