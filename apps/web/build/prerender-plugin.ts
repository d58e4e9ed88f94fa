import { createServer, type Plugin, type Rolldown } from 'vite';
import { type PrerenderedPath, prerenderedPages } from '../src/prerendered-pages.ts';

const place = '<div id="root"></div>';
const title = /<title>([^<]*)<\/title>/;
/** Titles, descriptions and links that React renders before a page because they belong in the head. */
const hoisted = /^(?:<(?:meta|link)[^>]*>|<title>[^<]*<\/title>)+/;
const shell = '/src/app/shell/visitor-shell.tsx';

type Render = (path: PrerenderedPath) => Promise<string>;

/** Runs `use` with a renderer that loads the same modules as the browser. */
async function withRenderer(root: string, use: (render: Render) => Promise<void>): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerender } = await server.ssrLoadModule('/src/prerender.tsx');
    await use(prerender);
  } finally {
    await server.close();
  }
}

function descriptionOf(head: string): string {
  return /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
}

/**
 * Puts a rendered page into the built HTML. Moves its head elements into the head, where React expects them.
 */
function fillPage(page: string, rendered: string): string {
  const head = hoisted.exec(rendered)?.[0] ?? '';
  const text = title.exec(head)?.[1] ?? '';
  return page
    .replace(title, () => head)
    .replace(/(property="og:title" content=")[^"]*/, (_, start) => start + text)
    .replace(/(property="og:description" content=")[^"]*/, (_, start) => start + descriptionOf(head))
    .replace(place, () => place.replace('><', `>${rendered.slice(head.length)}<`));
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`the build has no chunk for ${module}`);
  return chunk;
}

/**
 * Returns preload links for the modules that a page loads in addition to the entry. They save round trips.
 */
function preloads(bundle: Rolldown.OutputBundle, page: string, module: string): string {
  const chunks = [chunkOf(bundle, shell), chunkOf(bundle, module)];
  const files = new Set(chunks.flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
  return [...files]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** Writes one HTML file per prerendered page: index.html with the page's content. */
export function prerenderPlugin(): Plugin {
  let root = '';
  return {
    name: 'teamwright:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('index.html must be built before the pages');
        await withRenderer(root, async (render) => {
          for (const { path, file, module } of prerenderedPages) {
            const filled = fillPage(String(index.source), await render(path));
            const source = filled.replace('</head>', `${preloads(bundle, filled, module)}</head>`);
            this.emitFile({ type: 'asset', fileName: file, source });
          }
        });
      },
    },
  };
}
