import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../testing/actors/authenticator-app.ts';
import { tokenOf } from '../../testing/actors/emails.ts';
import { createAuthenticator } from '../../testing/actors/passkeys.ts';
import { createGithubSite, type GithubSite } from '../../testing/fakes/github.ts';
import * as recovery from '../../testing/takeover/recovery.ts';
import * as world from '../../testing/takeover/world.ts';

/** Number of random sequences. 10,000 take more than an hour on two cores. */
const sequences = Number(process.env.MODEL_RUNS ?? 25);
const seed = process.env.MODEL_SEED === undefined ? {} : { seed: Number(process.env.MODEL_SEED) };

type World = world.World;
type Who = world.Who;

/** The state of the model: what the attacker held when the owner last recovered the account. */
interface Model {
  before?: ReturnType<typeof world.copyOf>;
}

type Command = fc.AsyncCommand<Model, World>;

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterAll(() => site.close());

function command(name: string, run: (real: World, model: Model) => Promise<unknown>): Command {
  return {
    check: () => true,
    run: async (model, real) => void (await run(real, model)),
    toString: () => name,
  };
}

const who = fc.constantFrom<Who[]>('attacker', 'owner');
const browser = fc.nat({ max: 1 });

/** A step of the attacker or the owner in one of their browsers. */
function step(name: string, run: (real: World, who: Who, browser: number) => Promise<unknown>) {
  return fc
    .tuple(who, browser)
    .map(([who, index]) => command(`${who} ${name} in browser ${index}`, (real) => run(real, who, index)));
}

/** The address that attacker and owner use, or the actor's own address. */
function addressOf(real: World, who: Who, isShared: boolean): string {
  return isShared ? real.address : real[who].mailbox;
}

const signUp = fc
  .tuple(who, fc.boolean())
  .map(([who, isShared]) =>
    command(`${who} signs up with the ${isShared ? 'shared' : 'own'} address`, (real) =>
      world.signUp(real, who, addressOf(real, who, isShared)),
    ),
  );

const signIn = fc
  .tuple(who, browser, fc.boolean())
  .map(([who, index, isShared]) =>
    command(`${who} signs in to the ${isShared ? 'shared' : 'own'} address in browser ${index}`, (real) =>
      world.signIn(real, who, index, addressOf(real, who, isShared)),
    ),
  );

const openMail = step('opens the newest confirmation', async (real, who, index) => {
  const mail = world.newestLink(real, real[who].mailbox, 'verify-email');
  const client = world.browserOf(real, who, index);
  if (mail) await world.call(real, client, '/api/auth/verify-email', { token: tokenOf(mail) });
});

const resend = step('asks for the confirmation again', (real, who, index) =>
  world.call(real, world.browserOf(real, who, index), '/api/auth/verify-email/resend', {
    email: real.address,
  }),
);

const forgot = step('forgets the password', (real, who, index) =>
  world.call(real, world.browserOf(real, who, index), '/api/auth/forgot-password', { email: real.address }),
);

const reset = step('opens the newest reset', async (real, who, index) => {
  const mail = world.newestLink(real, real[who].mailbox, 'reset-password');
  if (mail === undefined) return;
  const password = `${real[who].mailbox} password ${real[who].passwords.length + 1}`;
  const body = { token: tokenOf(mail), password };
  const answer = await world.call(real, world.browserOf(real, who, index), '/api/auth/reset-password', body);
  if (answer.statusCode === 200) real[who].passwords.push(password);
});

const goThroughGithub = step('signs in with GitHub, or links it,', async (real, who, index) => {
  const client = world.browserOf(real, who, index);
  const bearer = await world.bringBearer(real, who, client);
  if (bearer) await world.useBearer(real, client, bearer);
});

const beginGithub = step('begins with GitHub', (real, who, index) =>
  world.bringBearer(real, who, world.browserOf(real, who, index)),
);

const finishGithub = browser.map((index) =>
  command(`attacker finishes with GitHub in browser ${index}`, async (real) => {
    const [bearer] = [...real.held.bearers.keys()].slice(-1);
    if (bearer) await world.useBearer(real, world.browserOf(real, 'attacker', index), bearer);
  }),
);

const leave = step('forgets the cookies', async (real, who, index) => {
  world.browserOf(real, who, index).cookie = '';
});

const hostEmail = fc.tuple(who, fc.boolean(), fc.boolean()).map(([who, isShared, isVerified]) =>
  command(
    `${who} has the ${isShared ? 'shared' : 'own'} address at GitHub, verified ${isVerified}`,
    async (real) => {
      // Only the owner can verify the shared address at the code host.
      const verified = isVerified && (who === 'owner' || !isShared);
      world.setHostEmail(real, who, addressOf(real, who, isShared), verified);
    },
  ),
);

const unlink = step('unlinks GitHub', (real, who, index) =>
  world.call(real, world.browserOf(real, who, index), '/api/user/github', confirmation(real, who), 'DELETE'),
);

function confirmation(real: World, who: Who) {
  return { currentPassword: world.passwordOf(real, who) };
}

const changePassword = fc.tuple(who, browser, fc.boolean()).map(([who, index, isConfirmed]) =>
  command(`${who} changes the password in browser ${index}`, async (real) => {
    const password = `${real[who].mailbox} password ${real[who].passwords.length + 1}`;
    const body = { password, ...(isConfirmed && confirmation(real, who)) };
    const status = await world.change(real, world.browserOf(real, who, index), body);
    if (status === 200) real[who].passwords.push(password);
  }),
);

const changeEmail = fc
  .tuple(who, browser, fc.boolean())
  .map(([who, index, isShared]) =>
    command(`${who} asks for the ${isShared ? 'shared' : 'own'} address in browser ${index}`, (real) =>
      world.change(real, world.browserOf(real, who, index), { email: addressOf(real, who, isShared) }),
    ),
  );

const upload = browser.map((index) =>
  command(`owner uploads a private repository in browser ${index}`, async (real) => {
    const repository = `${real.owner.login}/${world.privateRepository}`;
    const body = { email: real.address, repository };
    await world.call(real, world.browserOf(real, 'owner', index), '/api/auth/upload-project', body);
  }),
);

const addPasskey = fc.tuple(who, browser, fc.boolean()).map(([who, index, isConfirmed]) =>
  command(`${who} adds a passkey in browser ${index}`, async (real) => {
    const client = world.browserOf(real, who, index);
    const body = isConfirmed ? confirmation(real, who) : {};
    const begun = await world.call(real, client, '/api/user/passkeys/begin', body);
    if (begun.statusCode !== 200) return;
    const passkey = createAuthenticator();
    const response = passkey.create(begun.json());
    const answer = await world.call(real, client, '/api/user/passkeys', { name: 'Key', response });
    if (answer.statusCode === 201) real[who].passkeys.push(passkey);
    await world.settle(real);
  }),
);

const usePasskey = step('signs in with a passkey', async (real, who, index) => {
  const passkey = real[who].passkeys.at(-1);
  if (passkey) await world.signInByPasskey(real, who, world.browserOf(real, who, index), passkey);
});

const setUpApp = fc.tuple(who, browser, fc.boolean()).map(([who, index, isConfirmed]) =>
  command(`${who} turns two-step sign-in on in browser ${index}`, async (real) => {
    const client = world.browserOf(real, who, index);
    const body = isConfirmed ? confirmation(real, who) : {};
    const begun = await world.call(real, client, '/api/user/authenticator/begin', body);
    if (begun.statusCode !== 200) return;
    const { secret } = begun.json();
    const code = codeAt(secret, real.site.clock.now());
    const answer = await world.call(real, client, '/api/user/authenticator', { code });
    if (answer.statusCode === 200)
      real[who].apps.push({ secret, recoveryCodes: answer.json().recoveryCodes });
  }),
);

const turnOffApp = step('turns two-step sign-in off', async (real, who, index) => {
  const app = real[who].apps.at(-1);
  if (app === undefined) return;
  real.site.clock.advance(30_000);
  const body = { ...confirmation(real, who), code: codeAt(app.secret, real.site.clock.now()) };
  await world.call(real, world.browserOf(real, who, index), '/api/user/authenticator', body, 'DELETE');
});

const steal = fc.tuple(browser, browser).map(([from, to]) =>
  command(`attacker copies the cookies of the owner's browser ${from}`, async (real) => {
    world.browserOf(real, 'attacker', to).cookie = world.browserOf(real, 'owner', from).cookie;
    await world.settle(real);
  }),
);

const wait = fc.constant(
  command('eleven minutes pass', async (real) => real.site.clock.advance(11 * 60 * 1000)),
);

const removeAccount = browser.map((index) =>
  command(`attacker deletes the account of browser ${index}`, async (real) => {
    const client = world.browserOf(real, 'attacker', index);
    const user = await world.userOf(client);
    const body = confirmation(real, 'attacker');
    if (user) await world.call(real, client, `/api/user/delete/${user.id}`, body, 'DELETE');
  }),
);

const recover = fc
  .tuple(browser, fc.boolean())
  .map(([index, isRace]) =>
    command(
      `owner proves the address and resets the password in browser ${index}, race ${isRace}`,
      (real, model) => recoverNow(real, model, index, isRace),
    ),
  );

async function recoverNow(real: World, model: Model, index: number, isRace: boolean): Promise<void> {
  await recovery.recover(real, index, isRace ? () => attackAtOnce(real) : undefined);
  model.before = world.copyOf(real.held);
}

/** Runs all attacks that may happen concurrently with a reset. */
async function attackAtOnce(real: World): Promise<void> {
  const [first, second] = [world.browserOf(real, 'attacker', 0), world.browserOf(real, 'attacker', 1)];
  const bearer = [...real.held.bearers.keys()].at(-1);
  await Promise.all([
    world.signIn(real, 'attacker', 0, real.address),
    world.change(real, second, { password: world.passwordOf(real, 'attacker') }),
    bearer === undefined ? undefined : world.useBearer(real, first, bearer),
    world.change(real, second, { email: real.attacker.mailbox }),
  ]);
}

const everything = [
  signUp,
  signIn,
  signIn,
  openMail,
  openMail,
  resend,
  forgot,
  reset,
  goThroughGithub,
  goThroughGithub,
  beginGithub,
  finishGithub,
  leave,
  hostEmail,
  hostEmail,
  unlink,
  changePassword,
  changeEmail,
  upload,
  addPasskey,
  addPasskey,
  usePasskey,
  setUpApp,
  turnOffApp,
  steal,
  wait,
  removeAccount,
  recover,
];

/** Random commands alone rarely get into an account. So most sequences begin where one of the two is signed in. */
const beginnings = {
  'no account': async () => undefined,
  'the attacker signed up with the shared address': async (real: World) => {
    await world.signUp(real, 'attacker', real.address);
    await world.signIn(real, 'attacker', 0, real.address);
  },
  'the owner has an account': ownAccount,
  'the attacker has a copied session of the owner': async (real: World) => {
    await ownAccount(real);
    world.browserOf(real, 'attacker', 0).cookie = world.browserOf(real, 'owner', 0).cookie;
    await world.settle(real);
  },
  'the attacker has the password of the owner': async (real: World) => {
    await ownAccount(real);
    real.attacker.passwords.push(world.passwordOf(real, 'owner'));
    await world.signIn(real, 'attacker', 0, real.address);
  },
};

async function ownAccount(real: World): Promise<void> {
  await world.signUp(real, 'owner', real.address);
  await world.signIn(real, 'owner', 0, real.address);
  const mail = world.newestLink(real, real.address, 'verify-email');
  const token = mail ? tokenOf(mail) : '';
  await world.call(real, world.browserOf(real, 'owner', 0), '/api/auth/verify-email', { token });
}

const beginning = fc.constantFrom(...(Object.keys(beginnings) as (keyof typeof beginnings)[]));

test(
  'an attacker has no access after the owner verifies the address or resets the password, whatever they did before',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        beginning,
        fc.commands(everything, { maxCommands: 20, size: '+1' }),
        fc.record({ isProof: fc.boolean(), index: browser, isRace: fc.boolean() }),
        async (name, commands, { isProof, index, isRace }) => {
          const real = world.createWorld(site);
          const model: Model = {};
          await beginnings[name](real);
          await fc.asyncModelRun(() => ({ model, real }), commands);
          if (isProof && (await recovery.proveAsGuest(real)))
            expect(await world.openedBy(real, world.copyOf(real.held))).toEqual([]);
          await recoverNow(real, model, index, isRace);
          const opened = await world.openedBy(real, model.before ?? real.held);
          expect([...opened, ...(await world.lostBy(real))]).toEqual([]);
        },
      ),
      { numRuns: sequences, ...seed },
    );
  },
  sequences * 10_000,
);
