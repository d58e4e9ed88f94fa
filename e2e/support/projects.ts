import { type BrowserContext, expect } from '@playwright/test';
import { inDays } from './events.ts';
import { uniqueName } from './people.ts';

export interface PostedProject {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** Posts a project through the API. */
export async function postProject(
  context: BrowserContext,
  changes: Record<string, unknown> = {},
): Promise<PostedProject> {
  const answer = await context.request.post('/api/post/create', {
    data: {
      title: uniqueName('Tide mill'),
      description: 'Turns a tide table into a milling plan.',
      technologies: ['Elm', 'Prometheus'],
      skills: ['Frontend'],
      teamSize: 3,
      responsibilities: 'Own the plan.',
      startDate: inDays(40).slice(0, 10),
      endDate: inDays(120).slice(0, 10),
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return await answer.json();
}
