import { type BrowserContext, chromium } from '@playwright/test';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { demoSignIns } from '../../apps/server/src/db/demo/sign-ins.ts';
import { testSecret } from '../../e2e/support/demo.ts';
import { freePort, type RunningServer, startServer, temporaryDataDir } from '../../e2e/support/server.ts';
import { ensureChromium } from '../../tools/chromium.ts';
import { atLeast, atMost, type Goal } from '../lib/goals.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';
import { type AuditPage, createAuditor } from './lighthouse.ts';
import { measureScreens, type Subjects } from './screens.ts';
import { measureWalks } from './walks.ts';

interface Measured {
  readonly rows: readonly object[];
  readonly goals: readonly Goal[];
}

interface Site {
  readonly server: RunningServer;
  /** The only one of its browser, so that Lighthouse uses its cookies. */
  readonly context: BrowserContext;
  readonly audit: AuditPage;
  readonly port: number;
}

// Safe: the answer of the contract's endpoint `projects.list`.
async function anyProject(url: string): Promise<Project> {
  const answer = await fetch(`${url}/api/post/getPosts?limit=1`);
  const { posts } = (await answer.json()) as { posts: [Project] };
  return posts[0];
}

async function subjectsOf(url: string): Promise<Subjects> {
  const { slug, ownerUsername } = await anyProject(url);
  return { project: `/project/${slug}`, person: `/u/${encodeURIComponent(ownerUsername)}` };
}

/** Public pages as guests see them. */
async function measurePublicPages(
  { server: { url }, audit, port }: Site,
  subjects: Subjects,
): Promise<Measured> {
  const rows: object[] = [];
  const goals: Goal[] = [];
  for (const [page, path, aim] of [
    ['landing page', '/', 0.98],
    ['Discover', '/Discover', 0.95],
    ['project page', subjects.project, 0.95],
    ['page of a user', subjects.person, 0.95],
  ] as const) {
    const figures = await audit(url + path, { port, rounds: 1 });
    rows.push({ page, ...figures });
    goals.push(
      atLeast(`${page}: performance (Lighthouse, phone)`, figures.performance, aim, 'of 1'),
      atMost(`${page}: largest contentful paint`, figures.lcpMs, 2_200, 'ms'),
      atMost(`${page}: total blocking time`, figures.tbtMs, 150, 'ms'),
      atMost(`${page}: layout shift`, figures.cls, 0.02, 'layout shift'),
    );
  }
  return { rows, goals };
}

async function signIn({ context, server }: Site): Promise<void> {
  const user = demoSignIns(testSecret).find(({ role }) => role === 'owner');
  const data = { email: user?.email, password: user?.password };
  await context.request.post('/api/auth/login', { data, headers: { origin: server.url } });
}

/**
 * When the screens of a signed-in user respond, with the same slow line and processor. One task that is just too long
 * decides, so that one run differs from the next.
 */
async function measureInteractive({ server: { url }, audit, port }: Site, room: string) {
  const rows: object[] = [];
  const goals: Goal[] = [];
  for (const [page, path] of [
    ['home', '/'],
    ['room', room],
    ['dashboard', '/dashboard'],
  ] as const) {
    const figures = await audit(url + path, { port, rounds: 3 });
    rows.push({ page: `${page}, signed in`, ...figures });
    goals.push(atMost(`${page}: interactive, signed in`, figures.interactiveMs, 2_500, 'ms'));
  }
  return { rows, goals };
}

/** Finds a room of the user by the first link of the room list. */
async function anyRoom(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto('/chat');
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const path = await link.getAttribute('href');
  await page.close();
  if (path === null) throw new Error('the user has no room');
  return path;
}

async function measureSignedIn(site: Site, subjects: Subjects): Promise<Measured> {
  const { context } = site;
  await signIn(site);
  const room = await anyRoom(context);
  const screens = await measureScreens(context, { ...subjects, room });
  const walks = await measureWalks(context);
  const interactive = await measureInteractive(site, room);
  const goals = [
    ...screens.map(({ screen, cls }) =>
      atMost(`${screen}: layout shift, signed in`, cls, 0.05, 'layout shift'),
    ),
    atMost('interaction to next paint, 95th percentile of all walks', percentile(walks.all, 0.95), 200, 'ms'),
    ...interactive.goals,
  ];
  for (const rows of [interactive.rows, screens, walks.rows]) console.table(rows);
  return { rows: [...interactive.rows, ...screens, ...walks.rows], goals };
}

/** Measures public pages with Lighthouse as on a phone, then screens and interactions of a signed-in user. */
async function benchWeb(): Promise<void> {
  const dataDir = await temporaryDataDir();
  const port = await freePort();
  const env = { LIMITS: 'relaxed', SEED_DEMO: 'true', SECRET_KEY: testSecret, LOG_LEVEL: 'warn' };
  const server = await startServer({ port: await freePort(), dataDir: dataDir.path, env });
  const args = [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    `--remote-debugging-port=${port}`,
  ];
  const context = await chromium.launchPersistentContext('', {
    args,
    executablePath: ensureChromium(),
    baseURL: server.url,
    viewport: { width: 412, height: 823 },
  });
  try {
    const site = { server, context, port, audit: await createAuditor() };
    const subjects = await subjectsOf(server.url);
    const open = await measurePublicPages(site, subjects);
    console.table(open.rows);
    const personal = await measureSignedIn(site, subjects);
    await keep('web', [...open.rows, ...personal.rows], [...open.goals, ...personal.goals]);
  } finally {
    await context.close();
    await server.stop();
    await dataDir.remove();
  }
}

if (import.meta.main) await benchWeb();
