import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { eventCard } from './event-page.ts';
import { organiserRole, participantStatus } from './statuses.ts';

/** An event of the caller that is not over. */
const ownEvent = eventCard.extend({
  organiser: organiserRole.nullable(),
  participant: participantStatus.nullable(),
  /**
   * What the caller has to do next: confirm the place, see the published team, open the registration of a draft, or
   * form the teams. Null if there is nothing to do.
   */
  nextStep: z.enum(['confirm', 'team', 'open', 'form']).nullable(),
});

export type OwnEvent = z.output<typeof ownEvent>;

export const eventAgenda = {
  agenda: endpoint({
    method: 'GET',
    path: '/api/user/events',
    access: 'user',
    summary: 'List your events that are not over, and events for which you can register, the next ones first',
    response: z.object({ own: z.array(ownEvent), upcoming: z.array(eventCard) }),
  }),
} as const;
