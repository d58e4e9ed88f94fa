import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { startLanguageModel } from '../../testing/language-model.ts';
import { configuredLanguageModel } from './language-model.ts';

const run = promisify(execFile);

/** Which libraries for language models a process has loaded, once it has the door and once it has asked. */
async function librariesLoaded(url: string): Promise<string[][]> {
  const door = new URL('./language-model.ts', import.meta.url).href;
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      load(url, context, nextLoad) {
        const library = /node_modules\\/(ai|@ai-sdk\\/[a-z-]+)\\//.exec(url)?.[1];
        if (library) loaded.add(library);
        return nextLoad(url, context);
      },
    });
    const { configuredLanguageModel } = await import(${JSON.stringify(door)});
    const languageModel = { baseUrl: ${JSON.stringify(url)}, embeddingModel: 'words', apiKey: undefined };
    const model = configuredLanguageModel({ languageModel });
    const before = [...loaded];
    await model.embed(['tide']);
    console.log(JSON.stringify([before, [...loaded]]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

test('without the setting there is no door', () => {
  expect(configuredLanguageModel(loadConfig({}))).toBeNull();
});

test('the libraries are loaded with the first question only', async () => {
  const endpoint = await startLanguageModel();
  try {
    const [before, after] = await librariesLoaded(endpoint.url);
    expect(before).toEqual([]);
    expect(after).toContain('ai');
  } finally {
    await endpoint.close();
  }
});
