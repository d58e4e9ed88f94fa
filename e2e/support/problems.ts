import type { Page } from '@playwright/test';

/** Collects console errors, failures and requests to other hosts. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser reports every 404 response, also that of an unknown page.
    const expected = /Failed to load resource: the server responded with a status of 404/;
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== 'localhost') problems.push(`asked ${request.url()}`);
  });
  return problems;
}
