import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import { createCohort } from '@teamwright/matching/events/cohort.ts';
import { createReview, previewSteps } from '@teamwright/matching/events/review.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { computeRepair, createPublishedEvent } from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

test('the instance of a repair has the published teams, and gives a move the scores of the server', async () => {
  const { event, users } = await createPublishedEvent(site, owner, 6, {
    changes: { teamSize: { min: 2, preferred: 3, max: 4 } },
  });
  const base = `/api/events/${event.id}`;
  const before = (await owner.call('GET', `${base}/repair`)).json();
  const missing = users.find(({ user }) => user.id === before.teams[0].members[0].userId);
  expect((await missing?.call('DELETE', `${base}/registration`))?.statusCode).toBe(200);
  const version = await computeRepair({ event }, owner, { dial: 'none' });
  const path = `${base}/formations/${version}`;
  const page = (await owner.call('GET', path)).json<FormationPage>();
  const [one, other] = page.teamList;
  if (one === undefined || other === undefined) throw new Error('there are two teams');
  const published = before.teams.map(({ id }: { id: string }) => id);
  expect(published).toContain(one.fromId);

  const instance = (await owner.call('GET', `${path}/instance`)).json();
  expect(instance.published.map(({ id }: { id: string }) => id).toSorted()).toEqual(published.toSorted());
  const review = createReview(
    createCohort(instance),
    page.teamList.map(({ id, ideaId, fromId, members }) => ({
      id,
      project: ideaId,
      from: fromId,
      locked: [],
      members: members.map(({ participantId }) => participantId),
    })),
  );
  const person = one.members[0]?.participantId ?? '';
  const shown = previewSteps(review, [{ person, from: one.id, to: other.id }]);
  const moves = [{ participantId: person, from: one.id, to: other.id }];
  const after: FormationPage = (await owner.call('POST', `${path}/moves`, { body: { moves } })).json();
  expect(shown.score).toBeCloseTo(after.score ?? Number.NaN, 3);
  for (const { id, score, broken } of after.teamList.filter(({ members }) => members.length > 0)) {
    expect(shown.teams.get(id)?.score).toBeCloseTo(score, 3);
    expect(shown.teams.get(id)?.broken).toBe(broken);
  }
});
