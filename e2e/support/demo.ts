import { type BrowserContext, expect } from '@playwright/test';
import { demoSignIns } from '../../apps/server/src/db/demo/sign-ins.ts';

/** The secret of the server under test. The demo passwords are derived from it. */
export const testSecret = 'browser tests sign their cookies with this key';

/** Signs a browser in as a user of the demo community. Returns the user's id. */
export async function signInAs(
  context: BrowserContext,
  role: 'owner' | 'developer' | 'admin',
): Promise<string> {
  const found = demoSignIns(testSecret).find((signIn) => signIn.role === role);
  const answer = await context.request.post('/api/auth/login', {
    data: { email: found?.email, password: found?.password },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json())._id;
}
