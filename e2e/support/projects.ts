import { type BrowserContext, expect } from '@playwright/test';
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
      startDate: '2027-01-10',
      endDate: '2027-03-31',
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return await answer.json();
}
