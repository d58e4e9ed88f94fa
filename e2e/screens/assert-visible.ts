import type { Locator, Page } from '@playwright/test';

type Look = (page: Page) => Locator;

/** The heading of the page. */
export function title(name: string | RegExp): Look {
  return (page) => page.getByRole('heading', { level: 1, name });
}

/** A visible text. Its `{placeholders}` match any value. */
export function text(words: string): Look {
  if (!/\{\w+\}/.test(words)) return (page) => shown(page.getByText(words, { exact: true }));
  const pattern = words.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return (page) => shown(page.getByText(new RegExp(pattern.join('.+'))));
}

export function button(name: string): Look {
  return (page) => shown(page.getByRole('button', { name }));
}

export function dialog(name: string): Look {
  return (page) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
}

function shown(locator: Locator): Locator {
  return locator.filter({ visible: true });
}
