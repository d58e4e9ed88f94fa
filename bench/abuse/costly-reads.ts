import { createRemoteRoom, type RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import { fillRoom } from '../chat/scroll-room.ts';
import type { Attack } from './attack.ts';

const callCount = 300;
const messageCount = 5_000;
const skills = ['React', 'TypeScript', 'PostgreSQL', 'Python', 'Docker', 'Kubernetes'];

/** Recommendations, skill insights and long pages of a room's history, all at once. */
export const costlyReads: Attack = {
  name: '300 costly reads of one account at once',
  maxExtraWaitMs: 500,
  async prepare({ url, database, attacker, bystander }) {
    await describeUser(attacker);
    const room = await createRemoteRoom([attacker, bystander]);
    const [reader, other] = [attacker.userId, bystander.userId];
    await fillRoom(database.pool, { room, reader, other, size: messageCount, pictures: ['none'] });
    const paths = [
      `/flask/projects/recommendations/${attacker.userId}`,
      `/api/insights/skills/${attacker.userId}`,
      `/api/chat/messages/${room}?limit=200`,
    ];
    return async () => {
      const calls = Array.from({ length: callCount }, async (_, n) => {
        const response = await callRaw(url, attacker.cookie, paths[n % paths.length] ?? '');
        return response.status;
      });
      const statuses = await Promise.all(calls);
      for (const [status, responses] of Map.groupBy(statuses, (status) => status))
        console.log(`  ${responses.length} of ${callCount} calls of the attacker got ${status}`);
    };
  },
};

/** Refused responses are the expected result, not an error. */
async function callRaw(url: string, cookie: string, path: string): Promise<Response> {
  const response = await fetch(`${url}${path}`, { headers: { cookie } });
  await response.arrayBuffer();
  return response;
}

/** Enough skills for many projects to fit to some degree. */
async function describeUser(user: RemoteUser): Promise<void> {
  for (const skill of skills)
    await user.put(`/api/user/${user.userId}/skills/${skill}`, { status: 'confirmed' });
  await user.post(`/api/user/update/${user.userId}`, { bio: 'word4 word33 word90 word210 word4711' });
}
