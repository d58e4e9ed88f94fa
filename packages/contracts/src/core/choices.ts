// Without zod, so that the web client loads these lists cheaply.

/** What a user can want from a project, in the order in which it is asked. */
export const goalNames = ['learn', 'build', 'found', 'hackathon', 'maintain'] as const;

/** The steps of a user's first visit, in order. */
export const welcomeSteps = ['skills', 'hours', 'goals', 'matches'] as const;

/** The states of an event, in the order in which it passes them. `cancelled` can follow each of them. */
export const eventStatuses = [
  'draft',
  'open',
  'forming',
  'published',
  'running',
  'finished',
  'cancelled',
] as const;

/** Participants with one of these statuses count towards the capacity of an event. */
export const placeStatuses = ['registered', 'confirmed', 'placed'] as const;

/** Who may register: anyone, holders of a verified address at a domain, or imported addresses. */
export const joinPolicies = ['anyone', 'domain', 'list'] as const;

/** How a team is, from the best to the worst. */
export const pulseColours = ['green', 'yellow', 'red'] as const;

/** How often members of teams are asked how their team is. */
export const pulseFrequencies = ['off', 'weekly', 'daily'] as const;

/** What a webhook of an event posts. */
export const webhookKinds = ['registration', 'published', 'team_changed'] as const;

/** Kinds of events, each with its own first rules and team size. */
export const eventPresets = ['hackathon', 'course', 'bootcamp', 'company_week'] as const;

/** How many participants a repair may move, from none to as many as help. */
export const repairDials = ['none', 'few', 'balanced', 'many', 'best'] as const;
