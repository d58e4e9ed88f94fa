import type { Plugin, Rolldown } from 'vite';
import { pagePaths } from '../src/page-paths.ts';
import { assertNoCircle } from './chunks.ts';
import { fontsOf } from './first-paint-plugin.ts';
import { type BrowserPage, browserPages, renderedPages, userShell } from './rendered-pages.ts';

/** Loads React, the router and the shell. */
const app = 'src/app.tsx';

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`the build has no chunk for ${module}`);
  return chunk;
}

/** The files of chunks with all their imports. */
function filesOf(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const visit = (fileName: string): void => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    file.imports.forEach(visit);
  };
  for (const { fileName } of chunks) visit(fileName);
  return files;
}

function lengthOf(bundle: Rolldown.OutputBundle, fileName: string): number {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file.code.length : 0;
}

/**
 * What a page loads in addition to the files that the document names. Early requests save round trips. The longest file
 * comes first, because it takes as long as several short files on another connection.
 */
function lateFiles(bundle: Rolldown.OutputBundle, document: string, modules: readonly string[]): string[] {
  const chunks = [app, ...modules].map((module) => chunkOf(bundle, module));
  return [...filesOf(bundle, chunks)]
    .filter((file) => !document.includes(file))
    .sort((a, b) => lengthOf(bundle, b) - lengthOf(bundle, a));
}

/** The page is readable without scripts: `later-files.ts` preloads the files after it is shown. */
function laterTag(files: readonly string[]): string {
  return `<meta name="later-files" content="${files.map((file) => `/${file}`).join(' ')}">`;
}

/** The fonts come before the scripts: a long file that starts last would delay the end. */
function linkHeader(fonts: readonly string[], scripts: readonly string[]): string {
  const links = [
    ...fonts.map((file) => `</${file}>; rel=preload; as=font; type=font/woff2; crossorigin`),
    ...scripts.map((file) => `</${file}>; rel=modulepreload; crossorigin`),
  ];
  return links.join(', ');
}

/**
 * Writes `pages.json`, `{paths, rendered, links, withData}`. `paths` lists the app's addresses: for any other address
 * the server returns 404 with the same HTML. `rendered` has the pages that the server renders, with tags for guests and
 * for signed-in users. `links` has the Link headers for users of pages that the browser renders, or that the server
 * fails to render. `withData` has the pages that the browser renders with the data of the document.
 */
export function pageListPlugin(): Plugin {
  return {
    name: 'teamwright:page-list',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('index.html must be built before the list of pages');
        assertNoCircle(new Map(chunksOf(bundle).map(({ fileName, imports }) => [fileName, imports])));
        const filesFor = (modules: readonly string[]) => lateFiles(bundle, String(index.source), modules);
        const rendered = Object.fromEntries(
          renderedPages.map(({ path, modules, userModules = modules }) => [
            path,
            { guest: laterTag(filesFor(modules)), user: laterTag(filesFor([...userShell, ...userModules])) },
          ]),
        );
        const fonts = fontsOf(Object.keys(bundle));
        const start = filesOf(bundle, [chunkOf(bundle, 'src/main.tsx')]);
        const allPages: readonly BrowserPage[] = [...renderedPages, ...browserPages];
        const links = Object.fromEntries(
          allPages.map(({ path, modules, userModules = modules }) => {
            // The header comes before the document, so the start of the app would be requested last.
            const files = [...start, ...filesFor([...userShell, ...userModules])];
            return [path, linkHeader(fonts, files)];
          }),
        );
        const withData = browserPages.filter(({ data }) => data).map(({ path }) => path);
        const source = JSON.stringify({ paths: pagePaths, rendered, links, withData });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source });
      },
    },
  };
}
