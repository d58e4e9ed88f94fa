import { shellCopy } from '../copy/shell.ts';
import type { LinkPreview } from './link-preview.ts';

const titleElement = /<title>([^<]*)<\/title>/;
const descriptionElement = /<meta name="description" content="([^"]*)"/;
const canonicalElement = /<link rel="canonical" href="([^"]*)"/;

/** The longest text that services show, in characters. */
const maxTitle = 120;
const maxDescription = 300;

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Cuts text that is already escaped, but no character reference. */
function cut(escaped: string, max: number): string {
  const characters = escaped.match(/&#?\w+;|[\s\S]/gu) ?? [];
  return characters.length <= max
    ? escaped
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

function property(name: string, escaped: string): string {
  return `<meta property="${name}" content="${escaped}">`;
}

function structuredData(objects: readonly object[]): string {
  if (objects.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The metadata for previews of links and for search engines. `head` has the page's title, description and address. */
export function previewElements(head: string, preview: LinkPreview, url: string): string {
  const { origin } = new URL(url);
  const title = cut(titleElement.exec(head)?.[1] ?? shellCopy.name, maxTitle);
  const description = cut(descriptionElement.exec(head)?.[1] ?? '', maxDescription);
  const { path, text } = preview.picture;
  return [
    property('og:site_name', shellCopy.name),
    property('og:type', preview.type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonicalElement.exec(head)?.[1] ?? escapeAttribute(new URL(url).href)),
    property('og:image', escapeAttribute(new URL(path, origin).href)),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', cut(escapeAttribute(text), maxTitle)),
    '<meta name="twitter:card" content="summary_large_image">',
    preview.indexed ? '' : '<meta name="robots" content="noindex">',
    structuredData(preview.structured),
  ].join('');
}
