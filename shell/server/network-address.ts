import { isIPv4, isIPv6 } from 'node:net';

/** The client and network that an address stands for. */
export interface NetworkAddress {
  /**
   * An IPv4 address, or the /64 of an IPv6 address, because a client usually controls all 2^64
   * addresses in it.
   */
  readonly client: string;
  /** The surrounding /24 (IPv4) or /48 (IPv6), which often belongs to one organisation. */
  readonly network: string;
}

/** @param address from Express's `request.ip` */
export function networkAddress(address: string | undefined): NetworkAddress {
  const plain = (address ?? '').replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return { client: plain, network: plain.split('.').slice(0, 3).join('.') };
  if (!isIPv6(plain)) return { client: 'unknown', network: 'unknown' };
  const groups = ipv6Groups(plain);
  return { client: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The first six groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  // An embedded IPv4 address at the end stands for two groups.
  const width = (groups: readonly string[]) =>
    groups.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const missing = after === undefined ? 0 : 8 - width(head) - width(tail);
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail];
  return groups.slice(0, 6).map((group) => group.replace(/^0+(?=.)/, ''));
}
