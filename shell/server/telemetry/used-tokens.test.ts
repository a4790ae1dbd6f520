import { networkAddress } from '../network-address.js';
import { UsedTokens } from './used-tokens.js';

const token = (number: number) => ({ id: String(number), issuedAt: number, shown: {} });

test('after a million tokens the number of kept tokens is within the limit', () => {
  const used = new UsedTokens(1000);
  for (let number = 1; number <= 1_000_000; number += 1) used.admits(token(number), 'somebody');
  expect(used.size).toBeLessThanOrEqual(1000);
});

test('a token is rejected when it was discarded or another client has used it', () => {
  const used = new UsedTokens(10);
  for (let number = 1; number <= 20; number += 1) used.admits(token(number), 'somebody');
  expect(used.admits(token(1), 'somebody else')).toBe(false);
  expect(used.admits(token(20), 'somebody')).toBe(true);
  expect(used.admits(token(20), 'somebody else')).toBe(false);
});

test('after the clock is set back, new tokens are admitted, each for one client', () => {
  const hour = 3_600_000;
  let now = 10 * hour;
  const used = new UsedTokens(100, () => now);
  const vote = () => {
    now += 1000;
    return used.admits(token(now), 'somebody');
  };
  const votes = (count: number) => Array.from({ length: count }, vote);
  expect(votes(200)).not.toContain(false);
  now -= hour;
  // The server cannot tell the tokens of its past from those that it has forgotten.
  used.admits(token(now), 'somebody');
  expect(votes(300)).not.toContain(false);
  expect(used.admits(token(now), 'somebody else')).toBe(false);
  expect(used.admits(token(now - 250_000), 'somebody else')).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['nonsense', 'unknown', 'unknown'],
])('address %s belongs to client %s in network %s', (address, client, network) => {
  expect(networkAddress(address)).toEqual({ client, network });
});
