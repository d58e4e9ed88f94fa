import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import createIcon from './create-icon.tsx';
import * as frameworkMode from './framework-mode.ts';
import { replacements } from './replacements.ts';
import * as instrumentation from './router-instrumentation.ts';

const library = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const statement = /^import\s+([^'";]+?)\s+from\s+["']([^"']+)["']/gm;

type Attributes = Readonly<Record<string, string>>;

interface Import {
  /** Path of the importing module in `node_modules`. */
  readonly importer: string;
  /** Path of the imported module in `node_modules`. */
  readonly imported: string;
  readonly names: readonly string[];
  readonly replacement: string;
}

function modulesIn(folder: string): string[] {
  return readdirSync(join(library, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => join(library, folder, file));
}

function namesOf(bindings: string): string[] {
  const named = /\{(.*)\}/s.exec(bindings)?.[1] ?? '';
  const names = named.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
  return [...(bindings.startsWith('{') ? [] : ['default']), ...names.filter(Boolean)];
}

/** The imports that the build redirects to a replacement. */
function redirectedIn(folder: string): Import[] {
  return modulesIn(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, bindings = '', specifier = '']) => {
      const found = replacements.find(({ find }) =>
        typeof find === 'string' ? find === specifier : find.test(specifier),
      );
      if (!found) return [];
      const imported = relative(library, resolve(dirname(file), specifier));
      return [
        {
          importer: relative(library, file),
          imported,
          names: namesOf(bindings),
          replacement: found.replacement,
        },
      ];
    }),
  );
}

/** What the browser loads of the libraries that have replaced parts. */
const shipped = ['react-router/dist/production', 'lucide-react/dist/esm/icons', 'engine.io-client/build/esm'];
const redirected = shipped.flatMap(redirectedIn);

describe('replacements', () => {
  test('redirect exactly the modules that they replace', () => {
    expect([...new Set(redirected.map(({ imported }) => imported))].sort()).toEqual([
      'engine.io-client/build/esm/transports/webtransport.js',
      'lucide-react/dist/esm/createLucideIcon.mjs',
      'react-router/dist/production/lib/dom/ssr/components.js',
      'react-router/dist/production/lib/router/instrumentation.js',
    ]);
  });

  test('export every name that the libraries import', async () => {
    const modules = Map.groupBy(redirected, ({ replacement }) => replacement);
    expect(modules.size).toBe(replacements.length);
    for (const [replacement, imports] of modules) {
      const exported = Object.keys(await import(replacement));
      expect(exported).toEqual(expect.arrayContaining([...new Set(imports.flatMap(({ names }) => names))]));
    }
  });

  test('export only names that the replaced modules export', async () => {
    const pairs = new Map(redirected.map(({ imported, replacement }) => [imported, replacement]));
    for (const [imported, replacement] of pairs) {
      const original = Object.keys(await import(join(library, imported)));
      expect(original).toEqual(expect.arrayContaining(Object.keys(await import(replacement))));
    }
  });

  test('draw an icon with the attributes of the library', async () => {
    const { default: Bell, __iconData } = await import(join(library, 'lucide-react/dist/esm/icons/bell.mjs'));
    const looks: readonly Attributes[] = [
      {},
      { className: 'size-4' },
      { 'aria-label': 'Notifications', role: 'img' },
    ];
    for (const props of looks) expect(markupOf(createIcon(__iconData), props)).toEqual(markupOf(Bell, props));
  });

  test('behave as the router does without framework mode', async () => {
    const { usePrefetchBehavior } = await import(
      join(library, 'react-router/dist/production/lib/dom/ssr/components.js')
    );
    const originalBehavior = outputOf(() => usePrefetchBehavior('none', {}));
    // The router creates a ref that nothing reads.
    expect(originalBehavior).toBe('[false,{"current":null},{}]');
    expect(outputOf(frameworkMode.usePrefetchBehavior)).toBe('[false,null,{}]');
  });

  test('behave as the router does without monitoring hooks', async () => {
    const original = await import(
      join(library, 'react-router/dist/production/lib/router/instrumentation.js')
    );
    const router = { id: 'router' };
    for (const hooks of [original, instrumentation]) {
      expect(hooks.getRouteInstrumentationUpdates([], { id: 'route' })).toEqual({});
      expect(hooks.instrumentClientSideRouter(router, [])).toBe(router);
      expect(hooks.consumeInstrumentationClientResultMetaReceiver({})).toBeUndefined();
    }
  });
});

/** Calls a hook in a component and returns its result as JSON. */
function outputOf(useHook: () => unknown): string {
  return renderToStaticMarkup(createElement(Output, { useHook })).replaceAll('&quot;', '"');
}

function Output({ useHook }: { useHook: () => unknown }) {
  return JSON.stringify(useHook());
}

/** The opening tag as a sorted list of attributes, because their order has no meaning, and the content. */
function markupOf(icon: FC, props: Attributes) {
  const [, attributes = '', content] =
    /^<svg ([^>]*)>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon, props))) ?? [];
  return { attributes: attributes.match(/[\w-]+="[^"]*"/g)?.sort(), content };
}
