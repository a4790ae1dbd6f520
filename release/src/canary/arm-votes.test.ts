import { createHash } from 'node:crypto';
import { ArmVotes } from './arm-votes.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const voter = (network: string, address: string) =>
  `${hash(network).slice(0, 8)}${hash(address).slice(0, 16)}`;

/** Eight hexadecimal digits, distinct for each number (the final mix of murmur3). */
function spread(number: number): string {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return ((twice ^ (twice >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

test('an arm with votes of a million addresses keeps at most 2,000 and preserves the failure rate', () => {
  const arm = new ArmVotes(3);
  for (let number = 0; number < 1_000_000; number += 1) {
    const address = spread(number);
    arm.add(`${spread(number + 7)}${address}${address}`, number % 10 === 0 ? 'error' : 'ok');
  }
  const { visitors, failed } = arm.counts;
  expect(visitors).toBeGreaterThan(900);
  expect(visitors).toBeLessThanOrEqual(2000);
  expect(Object.keys(arm.written.votes)).toHaveLength(visitors);
  expect(Math.abs(failed / visitors - 0.1)).toBeLessThan(0.03);
}, 60_000);

test('a failure of the version replaces an API failure of the same visitor', () => {
  const arm = new ArmVotes(3);
  for (const outcome of ['ok', 'api', 'error', 'api', 'ok']) arm.add(voter('n', 'a'), outcome);
  expect(arm.kinds).toEqual({ error: 1 });
  expect(arm.ownCounts).toEqual({ visitors: 1, failed: 1 });
});

test('merged votes of several servers do not depend on the order of the servers', () => {
  const servers = [1, 2, 3].map((server) => {
    const arm = new ArmVotes(3);
    for (let address = 0; address < 3; address += 1)
      arm.add(voter('one network', `${server} ${address}`), address === 0 ? 'error' : 'ok');
    arm.add(voter('elsewhere', 'the same address'), server === 2 ? 'error' : 'ok');
    return arm.written;
  });
  const one = ArmVotes.of(servers, 3);
  const other = ArmVotes.of([...servers].reverse(), 3);
  expect(one.counts.visitors).toBe(4);
  expect(one.kinds['error']).toBeGreaterThanOrEqual(1);
  expect(other.counts).toEqual(one.counts);
  expect(other.written.votes).toEqual(one.written.votes);
});
