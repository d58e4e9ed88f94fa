import { createServer, type Plugin, type Rolldown } from 'vite';
import { type PrerenderedPath, prerenderedPages } from '../src/prerendered-pages.ts';

const place = '<div id="root"></div>';
const title = /<title>([^<]*)<\/title>/;
/** What React puts in front of a page because it belongs into the head: titles, descriptions, links. */
const hoisted = /^(?:<(?:meta|link)[^>]*>|<title>[^<]*<\/title>)+/;
const shell = '/src/app/visitor-shell.tsx';

type Render = (path: PrerenderedPath) => Promise<string>;

/** Renders with the same modules that the browser loads, as long as `use` lasts. */
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

/** Puts a rendered page into the built one. Its head goes into the head, where React will look for it. */
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
  if (!chunk) throw new Error(`the build has no chunk of ${module}`);
  return chunk;
}

/** What a page loads beside the entry, so that the browser need not find out step by step. */
function preloads(bundle: Rolldown.OutputBundle, page: string, module: string): string {
  const chunks = [chunkOf(bundle, shell), chunkOf(bundle, module)];
  const files = new Set(chunks.flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
  return [...files]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** Writes a file for each prerendered page: index.html with the page in it. */
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
        if (index?.type !== 'asset') throw new Error('pages are made of index.html, which is not there yet');
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
