import { testPassword } from '../../apps/server/src/testing/actors/factories.ts';
import { connect } from '../../apps/server/src/testing/processes/live.ts';
import type { Attack } from './attack.ts';

/** 240 KB of alternating marks of two combining classes: normalisation would have to sort the whole run. */
const marks = '\u0300\u0316'.repeat(60_000);

export const textByHttp: Attack = {
  name: 'one anonymous sign-up with 240 KB of combining marks',
  maxExtraWaitMs: 250,
  async prepare({ url }) {
    const body = JSON.stringify({ username: marks, email: 'marks@example.org', password: testPassword });
    return async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/api/auth/signup`, { method: 'POST', headers, body });
      await response.arrayBuffer();
    };
  },
};

export const textBySocket: Attack = {
  name: 'one chat message with 240 KB of combining marks',
  maxExtraWaitMs: 250,
  async prepare({ url, attacker }) {
    const socket = await connect(url, attacker.cookie);
    return async () => {
      const closed = new Promise((resolve) => socket.once('disconnect', resolve));
      const answered = socket.emitWithAck('send_message', { room: 'none', message: marks });
      await Promise.race([answered.catch(() => {}), closed]);
      socket.disconnect();
    };
  },
};
