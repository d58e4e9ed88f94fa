import type { BrowserContext, Page } from '@playwright/test';
import { percentile } from '../lib/percentile.ts';
import { slowPage } from './screens.ts';

export interface WalkRow {
  readonly walk: string;
  readonly interactions: number;
  /** From an input to the next frame, in milliseconds. */
  readonly p95Ms: number;
  readonly longestMs: number;
}

async function typeInSearch(page: Page): Promise<void> {
  await page.goto('/Discover', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('searchbox').pressSequentially('typescript', { delay: 120 });
}

async function openRoom(page: Page): Promise<void> {
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('textbox').last().waitFor();
}

async function send(page: Page): Promise<void> {
  await openRoom(page);
  const composer = page.getByRole('textbox').last();
  await composer.pressSequentially('A message of the benchmark', { delay: 60 });
  await composer.press('Enter');
}

const tabSwitches = 10;

/** Users switch a tab after they have read the one before, so each switch waits for its results. */
async function switchTab(page: Page): Promise<void> {
  await page.goto('/search?searchTerm=react', { waitUntil: 'networkidle' });
  const tabs = page.getByRole('tab');
  for (let turn = 0; turn < tabSwitches; turn += 1) {
    await (turn % 2 === 0 ? tabs.last() : tabs.first()).click();
    await page.getByRole('tabpanel').and(page.locator('[aria-busy=false]')).waitFor();
  }
}

async function openExplanation(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  const region = page.getByRole('region', { name: 'Recommended Projects' });
  await region
    .getByRole('button', { name: /^Why this/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

const walks = {
  'type in the search': typeInSearch,
  'open a room': openRoom,
  'send a message': send,
  'switch a tab': switchTab,
  'open the explanation': openExplanation,
};

/**
 * Walks through the app. Returns the times of all interactions, and a row per walk. Interactions below 16 ms are not
 * recorded by the browser.
 */
export async function measureWalks(context: BrowserContext) {
  const page = await slowPage(context);
  const rows: WalkRow[] = [];
  const all: number[] = [];
  for (const [walk, run] of Object.entries(walks)) {
    await run(page);
    await page.waitForLoadState('networkidle');
    const times = Object.values(
      await page.evaluate<Record<string, number>>('globalThis.measured.interactions'),
    );
    rows.push({
      walk,
      interactions: times.length,
      p95Ms: percentile(times, 0.95),
      longestMs: Math.max(...times),
    });
    all.push(...times);
  }
  await page.close();
  return { rows, all };
}
