import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** A processor of a phone is about this many times slower than that of a developer's machine. */
const slowdown = 4;

export interface ScreenRow {
  readonly screen: string;
  readonly cls: number;
}

/** Pages about a project and a user of the demo community. */
export interface Subjects {
  readonly project: string;
  readonly person: string;
}

interface OwnSubjects extends Subjects {
  readonly room: string;
}

function screensOf({ project, person, room }: OwnSubjects): Record<string, string> {
  return {
    home: '/',
    Discover: '/Discover',
    'people on Discover': '/Discover?show=people',
    search: '/search?searchTerm=react',
    project,
    person,
    dashboard: '/dashboard',
    recommendations: '/dashboard?tab=Posts-recommendations',
    repositories: '/dashboard?tab=posts',
    'project form': '/dashboard?tab=project-posts',
    profile: '/dashboard?tab=profile',
    charts: '/dashboard?tab=charts',
    rooms: '/chat',
    room,
    notifications: '/notifications',
    nearby: '/nearby',
    'saved searches': '/saved-searches',
    settings: '/settings',
    welcome: '/welcome',
    you: '/you',
  };
}

const recorder = join(import.meta.dirname, 'record.js');

/** A page on a slow processor that records its layout shifts and interactions. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: recorder });
  return page;
}

/** Opens each screen of a signed-in user and returns its layout shift. */
export async function measureScreens(context: BrowserContext, subjects: OwnSubjects): Promise<ScreenRow[]> {
  const page = await slowPage(context);
  const rows: ScreenRow[] = [];
  for (const [screen, path] of Object.entries(screensOf(subjects))) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('main h1, main [role=log] article').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const sum = await page.evaluate<number>('globalThis.measured.layoutShift');
    rows.push({ screen, cls: Math.round(sum * 1000) / 1000 });
  }
  await page.close();
  return rows;
}
