import { expect, test } from 'vitest';
import { createOpenEvent, endedFormation, registered } from '../../../testing/actors/events.ts';
import { createUser } from '../../../testing/actors/factories.ts';
import { createTestApp } from '../../../testing/test-app.ts';

test('a preferred size that must hold is a strong wish inside the limits that always hold', async () => {
  const site = await createTestApp();
  try {
    const owner = await createUser(site);
    const event = await createOpenEvent(site, owner, { teamSize: { min: 2, preferred: 3, max: 4 } });
    for (let n = 0; n < 12; n += 1)
      await registered(event, await createUser(site), {
        roles: [{ role: n < 3 ? 'Design' : 'Backend', level: 2 }],
      });
    // Three teams of four would all have a designer.
    const rules = [
      { id: 'size', kind: 'size', strength: 'hard' },
      { id: 'design', kind: 'role', strength: 2, role: 'Design', count: 1, level: 1 },
    ];
    await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
    const started = await owner.call('POST', `/api/events/${event.id}/formations`, { body: { seconds: 1 } });
    const page = await endedFormation(owner, event.id, started.json().version);
    expect(page.teamList.map(({ members }) => members.length)).toEqual([3, 3, 3, 3]);
  } finally {
    await site.close();
  }
});
