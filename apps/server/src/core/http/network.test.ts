import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { networkOf } from './network.ts';

describe('the network that a limit counts', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is the only use of the address of a request, so that no limit counts whole addresses', () => {
    const folder = join(import.meta.dirname, '../..');
    const uses = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(?!testing\/).*(?<!\.test)\.ts$/.test(path))
      .flatMap((path) => readFileSync(join(folder, path), 'utf8').split('\n'))
      .filter((line) => /\b(request|req|handshake)\.(ip|ips|address)\b|\bremoteAddress\b/.test(line));
    // The second one is the request log; the third one passes it on to calls of a page that the server renders.
    expect(uses.map((line) => line.trim())).toEqual([
      'return networkOf(request.ip);',
      "return { method, url: url.split('?', 1)[0], host, remoteAddress: ip };",
      'remoteAddress: request.ip,',
    ]);
  });
});
