import { isIP } from 'node:net';
import type { Request } from 'express';

/** The key of rate limits: an IPv4 address, or the /64 network that one IPv6 customer gets. */
export function clientAddress(request: Pick<Request, 'ip'>): string {
  const address = (request.ip ?? '').replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}

/** The full IP address; null if there is none. */
export function networkAddress(request: Pick<Request, 'ip'>): string | null {
  const address = (request.ip ?? '').replace(/^::ffff:/, '');
  return isIP(address) === 0 ? null : address;
}
