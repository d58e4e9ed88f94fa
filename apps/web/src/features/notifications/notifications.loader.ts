import { documentLoader } from '../../lib/served/page-loader.ts';
import { countsQuery } from './notifications.queries.ts';

/** The counts of the tabs come with the document, so that the tabs do not move when they arrive. */
export const notificationsLoader = documentLoader(() => [countsQuery()]);
