import { type PageData, pageDataElement } from '../lib/served/page-data.ts';
import { previewElements } from './head.ts';
import type { LinkPreview } from './link-preview.ts';

const place = '<div id="root"></div>';
/** What pages without content say to browsers without JavaScript. */
const withoutScripts = /<noscript>.*?<\/noscript>/s;
/** The metadata of a page that the browser renders. */
const defaults = /<!--meta-->.*<!--\/meta-->/s;
/** Titles, descriptions and links that React renders before a page because they belong in the head. */
const hoisted = /^(?:<(?:meta|link)[^>]*>|<title>[^<]*<\/title>)+/;

interface RenderedPage {
  readonly url: string;
  readonly html: string;
  readonly preview: LinkPreview;
  readonly data: PageData;
}

/** Adds the data of a page that the browser renders to the built document. */
export function addData(template: string, data: PageData): string {
  return template.replace(place, () => place + pageDataElement(data));
}

/** Puts a rendered page, its metadata and its data into the built document. */
export function fillDocument(template: string, { url, html, preview, data }: RenderedPage): string {
  const head = hoisted.exec(html)?.[0] ?? '';
  const content = html.slice(head.length);
  return template
    .replace(defaults, () => head + previewElements(head, preview, url))
    .replace(withoutScripts, '')
    .replace(place, () => `${place.replace('><', `>${content}<`)}${pageDataElement(data)}`);
}
