import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { demoHostPeople } from '@teamwright/demo/codehost/community-people.ts';
import { buildCommunity, demoSeed } from '@teamwright/demo/community/build-community.ts';
import { layOut } from '@teamwright/demo/community/developers/repository-files.ts';
import { expect, test } from 'vitest';
import { repositoryUrl } from '../../../db/demo/rows/people.ts';
import { createLocalCodehost } from './local-codehost.ts';

const publicUrl = 'http://localhost:3000';
const now = new Date();
const host = createLocalCodehost({
  publicUrl,
  secrets: { current: 'a secret of the fake, long enough to be one' },
  onlyShown: async () => demoHostPeople(now),
});

test('serves a page for every repository of the community and every file that shows a skill', async () => {
  const longAgo = new Date(now.getTime() - 40 * dayMs);
  const { developers } = buildCommunity({ now: longAgo, seed: demoSeed });
  const addresses = developers.flatMap(({ repositories, evidence }) =>
    repositories.flatMap((repository) => {
      const files = [...layOut(repository, evidence).places.values()].filter(({ file }) => file !== '');
      const url = repositoryUrl(repository);
      return [url, ...files.map(({ file }) => `${url}/blob/HEAD/${file}`)];
    }),
  );
  expect(addresses.length).toBeGreaterThan(1_500);
  for (const address of new Set(addresses))
    expect((await host.fetch(`${publicUrl}${address}`)).status, address).toBe(200);
});

test('offers no user of the community for sign-in', async () => {
  const url = new URL(`${host.url}/login/oauth/authorize?client_id=${host.client.id}&state=s`);
  url.searchParams.set('redirect_uri', host.client.redirectUri);
  url.searchParams.set('code_challenge', 'c');
  url.searchParams.set('code_challenge_method', 'S256');
  const page = await (await host.fetch(url)).text();
  const offered = Array.from(page.matchAll(/name="login" value="([^"]+)"/g), ([, login]) => login);
  expect(offered).not.toEqual([]);
  const logins = new Set(demoHostPeople(now).map(({ login }) => login));
  expect(offered.filter((login) => logins.has(login ?? ''))).toEqual([]);
});
