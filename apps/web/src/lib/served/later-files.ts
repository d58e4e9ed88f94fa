/** Nothing is painted in a hidden tab, so it does not wait longer, in milliseconds. */
const maxWaitMs = 1_000;

/** Resolves once the page has painted text or a picture. */
export function untilContentIsShown(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Waits until the page of the server is shown, then preloads the files that its meta element names. Earlier requests
 * would delay the content on a slow line. Returns at once for pages without the element.
 */
export async function preloadLaterFiles(): Promise<void> {
  const files = document.querySelector<HTMLMetaElement>('meta[name=later-files]');
  if (!files) return;
  await untilContentIsShown();
  for (const href of files.content.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}
