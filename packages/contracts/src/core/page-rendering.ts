/** One visit to a page that the server renders. */
export interface PageVisit {
  /** The complete address, with the public origin of the site. */
  readonly url: string;
  /** Whether the request carries a session cookie. Its session may have ended. */
  readonly hasSession: boolean;
  /** In milliseconds. Relative times in the page refer to it. */
  readonly now: number;
  /** Names this moment for the client's live connection; undefined if it has to fetch the data again. */
  readonly moment?: string | undefined;
  /** Sends a GET request to the API with the cookies of the visit. */
  readonly send: (path: string) => Promise<Response>;
  /** Aborts loading and rendering. */
  readonly signal: AbortSignal;
}

/** A page whose data has been loaded. */
export interface LoadedPage {
  readonly status: number;
  /** The address of a redirect. Such a page has no content. */
  readonly location: string | undefined;
  /** Whether the page was loaded for a signed-in user. */
  readonly personal: boolean;
  /** False if the document has data only, and the browser renders the content. */
  readonly hasContent: boolean;
  /** Two pages with equal text have equal content, apart from relative times. */
  readonly fingerprint: string;
  /** Returns the complete document: the template with content and data. @throws if a component throws */
  readonly render: (template: string) => Promise<string>;
}

/**
 * Loads a page. If the signal aborts, the page of a signed-in user has the data that has arrived. @throws ApiError if
 * the API rejects or fails a call, except for an unknown subject (404)
 */
export type LoadPage = (visit: PageVisit) => Promise<LoadedPage>;
