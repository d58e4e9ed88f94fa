import { testPassword } from '../../apps/server/src/testing/actors/factories.ts';
import type { Attack } from './attack.ts';

const attackMs = 5_000;
const senders = 100;

/** Sign-ins with the correct password, as fast as 100 connections of one network can send them. */
export const rightSignIns: Attack = {
  name: 'sign-ins with the right password at the highest rate of one account',
  maxExtraWaitMs: 500,
  async prepare({ url }) {
    const body = JSON.stringify({ email: 'writer-0@example.org', password: testPassword });
    const headers = { 'content-type': 'application/json' };
    return async () => {
      const counts = new Map<number, number>();
      const end = performance.now() + attackMs;
      const send = async () => {
        while (performance.now() < end) {
          const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
          await response.arrayBuffer();
          counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: senders }, send));
      for (const [status, count] of counts) console.log(`  ${count} sign-ins got ${status}`);
    };
  },
};
