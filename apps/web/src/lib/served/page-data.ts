import type { HydrationState } from 'react-router';
import type { ServedQueries } from '../api/query.ts';
import type { ServedPage } from './served-page.ts';

/** The data that the server adds to the HTML of a page. */
export interface PageData {
  readonly page: ServedPage;
  readonly route: HydrationState;
  readonly queries: ServedQueries;
  /** For the live connection of a user: see `dataMoment`. */
  readonly moment?: string | undefined;
}

const elementId = 'page-data';

/** The element with the data. It holds no script, so the Content-Security-Policy does not apply to it. */
export function pageDataElement({ moment, ...data }: PageData): string {
  // Escaped, so that no text of a user ends the element or is a line break in older parsers.
  const json = JSON.stringify(data).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const momentOf = moment === undefined ? '' : ` data-moment="${moment}"`;
  return `<script type="application/json" id="${elementId}"${momentOf}>${json}</script>`;
}

/** The data of the page that the server rendered; undefined if the browser renders it. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? asPageData(JSON.parse(text)) : undefined;
}

/** The moment of the server that the data of the document is not older than; undefined if it may be older. */
export function dataMoment(): string | undefined {
  return document.getElementById(elementId)?.dataset.moment;
}

// Safe: `pageDataElement` of the same build wrote it.
function asPageData(json: unknown): PageData {
  return json as PageData;
}
