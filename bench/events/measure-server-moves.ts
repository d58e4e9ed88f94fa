import type { FormationPage, TeamMove } from '@teamwright/contracts/events/forming.ts';
import type { RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import { createRandom } from '../../packages/matching/src/testing/random.ts';

const moves = 60;
/** The first moves compile the code of the server and fill its caches. */
const uncounted = 5;

/** Milliseconds for each of some moves between random teams, from the call to the new scores of all teams. */
export async function measureServerMoves(editor: RemoteUser, path: string): Promise<number[]> {
  const random = createRandom(1);
  const times: number[] = [];
  let page = await editor.get<FormationPage>(path);
  for (let n = 0; n < uncounted + moves; n += 1) {
    const wanted = randomMove(page, random.below);
    const begun = performance.now();
    page = await editor.post<FormationPage>(`${path}/moves`, { moves: [wanted] });
    if (n >= uncounted) times.push(performance.now() - begun);
  }
  return times;
}

/** A member of a random team, to another one. */
function randomMove({ teamList }: FormationPage, below: (limit: number) => number): TeamMove {
  const filled = teamList.filter(({ members }) => members.length > 0);
  const from = filled[below(filled.length)];
  const member = from?.members[below(from.members.length)];
  const others = teamList.filter((team) => team !== from);
  const to = others[below(others.length)];
  if (!from || !to || !member) throw new Error('there are too few teams');
  return { participantId: member.participantId, from: from.id, to: to.id };
}
