import { ArmVotes } from '@northcast/release/canary/arm-votes';
import { BoundedCache } from './documents/bounded-cache.js';
import { FailingVersions } from './documents/failing-versions.js';
import { AddressLimit } from './telemetry/address-limit.js';
import { PolicyReports } from './telemetry/policy-reports.js';
import { UsedTokens } from './telemetry/used-tokens.js';

/** Number of distinct keys sent by strangers. */
const strangers = process.env['STRESS'] === 'full' ? 1_000_000 : 100_000;

/** 32 hexadecimal digits for each number, distributed like a hash. */
const hex = (number: number) =>
  [1, 2, 3, 4]
    .map((factor) => Math.imul(number + 1, 2_654_435_761 * factor) >>> 0)
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');

interface Kept {
  /** @param number index of the stranger */
  readonly take: (number: number) => void;
  /** Number of entries or bytes. */
  readonly size: () => number;
}

/** Everything in this process that grows with visitor input: name, maximum size, factory. */
const everything: readonly [string, number, () => Kept][] = [
  [
    'addresses in a rate limit',
    10_000,
    () => {
      const limit = new AddressLimit(60);
      return { take: (number) => limit.admits(hex(number)), size: () => limit.size };
    },
  ],
  [
    'used vote tokens',
    50_000,
    () => {
      const used = new UsedTokens();
      const token = (number: number) => ({ id: hex(number), issuedAt: number, shown: {} });
      return {
        take: (number) => used.admits(token(number), hex(number)),
        size: () => used.size,
      };
    },
  ],
  [
    'votes on a canary',
    2000,
    () => {
      const arm = new ArmVotes(3);
      return {
        take: (number) => arm.add(hex(number).slice(0, 24), 'error'),
        size: () => Object.keys(arm.written.votes).length,
      };
    },
  ],
  [
    'reports of policy violations',
    50,
    () => {
      const reports = new PolicyReports();
      const report = (number: number) => ({
        'csp-report': { 'blocked-uri': `https://${number}.example`, 'effective-directive': 'x' },
      });
      return { take: (number) => reports.add(report(number)), size: () => reports.newest.length };
    },
  ],
  [
    'pages that could not be rendered',
    100,
    () => {
      const failing = new FailingVersions();
      const failure = { reason: 'broken', isCode: true };
      return {
        take: (number) => failing.failed('mf-marketing', '1.0.0', `/blog/${number}`, failure),
        size: () => failing.list.length,
      };
    },
  ],
  [
    'bytes of cached documents and markup',
    1_000_000,
    () => {
      const cache = new BoundedCache<string>(1_000_000);
      return {
        take: (number) => cache.set(`/blog/${number}`, 'markup', 12),
        size: () => cache.bytes,
      };
    },
  ],
];

test.each(everything)(
  '%s: at most %i are kept, whatever clients send',
  (_name, most, make) => {
    const kept = make();
    let largest = 0;
    for (let number = 0; number < strangers; number += 1) {
      kept.take(number);
      if (number % 1000 === 0) largest = Math.max(largest, kept.size());
    }
    expect(largest).toBeGreaterThan(0);
    expect(Math.max(largest, kept.size())).toBeLessThanOrEqual(most);
  },
  60_000,
);
