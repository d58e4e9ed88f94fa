import { isIPv4, isIPv6 } from 'node:net';

const embeddedIPv4 = /^(?:0:){5}ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * The network of an address, as rate limits count it: an IPv4 address itself, an IPv6 address by its /64. A
 * subscriber gets at least a /64 and can send from any address in it. An IPv4 address written as IPv6 (RFC 4291,
 * 2.5.5.2) counts as IPv4.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const mapped = embeddedIPv4.exec(groups.join(':'));
  return mapped ? dotted(`${mapped[1]}`, `${mapped[2]}`) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups in hexadecimal. The URL parser normalises the notation as in RFC 5952. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

function dotted(high: string, low: string): string {
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
