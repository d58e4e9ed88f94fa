import { expect, test } from 'vitest';
import { prepareSolver, takeSolver } from './solver.ts';

test('only the first formation takes the prepared solver', async () => {
  await prepareSolver();
  const states = [takeSolver(), takeSolver()].map((solver) =>
    Promise.race([solver.then(() => 'ready'), Promise.resolve().then(() => 'loading')]),
  );
  expect(await Promise.all(states)).toEqual(['ready', 'loading']);
});
