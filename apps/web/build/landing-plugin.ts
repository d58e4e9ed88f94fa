import { createServer, type Plugin, type Rolldown } from 'vite';

const place = '<div id="root"></div>';
const title = /<title>([^<]*)<\/title>/;

/** The landing page as HTML, rendered by the same modules that the browser loads. */
async function renderLanding(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { landingHtml } = await server.ssrLoadModule('/src/landing-html.tsx');
    return landingHtml();
  } finally {
    await server.close();
  }
}

/** Puts the rendered page into the built one; its title moves into the head, where React will look for it. */
function fillPage(page: string, landing: string): string {
  const [element = '', text = ''] = title.exec(landing) ?? [];
  return page
    .replace(title, `<title>${text}</title>`)
    .replace(place, place.replace('><', `>${landing.replace(element, '')}<`));
}

/** What the landing page loads beside the entry, so that the browser need not find out step by step. */
function preloads(bundle: Rolldown.OutputBundle, page: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const landing = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/src/app/landing-app.tsx'));
  if (!landing) throw new Error('the build has no chunk of src/app/landing-app.tsx');
  return [landing.fileName, ...landing.imports]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** Writes `landing.html`: index.html with the landing page in it, for `/` without a session cookie. */
export function landingPlugin(): Plugin {
  let root = '';
  return {
    name: 'teamwright:landing',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset')
          throw new Error('landing.html is made of index.html, which is not there yet');
        const filled = fillPage(String(page.source), await renderLanding(root));
        const source = filled.replace('</head>', `${preloads(bundle, filled)}</head>`);
        this.emitFile({ type: 'asset', fileName: 'landing.html', source });
      },
    },
  };
}
