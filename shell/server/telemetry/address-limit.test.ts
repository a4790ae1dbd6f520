import { AddressLimit } from './address-limit.js';

const period = 60_000;
let now = 1_000_000;
const clock = () => now;

afterEach(() => jest.restoreAllMocks());

const admitted = (limit: AddressLimit, address: string, requests: number) =>
  Array.from({ length: requests }, () => limit.admits(address)).filter(Boolean).length;

test('an address is within the limit again when its period is over, not a millisecond before', () => {
  const limit = new AddressLimit(3, period, clock);
  expect(admitted(limit, '192.0.2.1', 5)).toBe(3);
  now += period - 1;
  expect(admitted(limit, '192.0.2.1', 5)).toBe(0);
  now += 1;
  expect(admitted(limit, '192.0.2.1', 5)).toBe(3);
});

test('the period of an address begins with its own first request', () => {
  const limit = new AddressLimit(3, period, clock);
  admitted(limit, '192.0.2.1', 3);
  now += period / 2;
  expect(admitted(limit, '192.0.2.2', 5)).toBe(3);
  now += period / 2;
  expect(admitted(limit, '192.0.2.1', 5)).toBe(3);
  expect(admitted(limit, '192.0.2.2', 5)).toBe(0);
  now += period / 2;
  expect(admitted(limit, '192.0.2.2', 5)).toBe(3);
});

test('addresses are forgotten when their period is over', () => {
  const limit = new AddressLimit(3, period, clock);
  for (let host = 1; host <= 5; host += 1) limit.admits(`192.0.2.${host}`);
  now += period;
  limit.admits('198.51.100.1');
  expect(limit.size).toBe(1);
});

test('setting the system clock back by a day does not extend a period', () => {
  jest.spyOn(performance, 'now').mockImplementation(clock);
  const limit = new AddressLimit(1, period);
  limit.admits('192.0.2.1');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  now += period;
  expect(limit.admits('192.0.2.1')).toBe(true);
});
