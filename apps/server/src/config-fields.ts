import { isIP } from 'node:net';
import { z } from 'zod';

/** A number written in digits. */
export function wholeNumber(min: number, max: number) {
  const text = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, text)
    .transform(Number)
    .refine((value) => value >= min && value <= max, text);
}

export function webAddress() {
  return address(['http:', 'https:']);
}

/** An absolute address with one of these protocols, such as `redis:`. */
export function address(protocols: readonly string[]) {
  const text = `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), text);
}

/** Origins of web addresses, separated by commas. */
export function originList() {
  const isOrigin = (text: string) => {
    const url = URL.parse(text.trim());
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  };
  return z
    .string()
    .refine(
      (text) => text.split(',').every(isOrigin),
      'must be addresses without a path, separated by commas',
    );
}

export function proxyList(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

export function isProxyList(text: string): boolean {
  return text === 'off' || proxyList(text).every(isProxy);
}

function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [ip = '', bits, ...rest] = part.split('/');
  const max = isIP(ip) === 4 ? 32 : 128;
  const range = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max);
  return isIP(ip) > 0 && range && rest.length === 0;
}
