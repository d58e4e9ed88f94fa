import type { Page } from '@playwright/test';

/** Console errors, failures and requests to other hosts, as they come. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A browser reports every answer of 404 itself, also that of an unknown page.
    const expected = /Failed to load resource: the server responded with a status of 404/;
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== 'localhost') problems.push(`asked ${request.url()}`);
  });
  return problems;
}
