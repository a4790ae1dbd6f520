import { ReplacedTokens } from './replaced-tokens.js';

/** Long after the process started. */
const now = 3_600_000;

describe('replaced tokens', () => {
  let clock: jest.SpyInstance<number>;
  beforeEach(() => {
    clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  });
  afterEach(() => clock.mockRestore());

  test('are remembered for a minute', () => {
    const replaced = new ReplacedTokens();
    replaced.add('a');
    clock.mockReturnValue(now + 59_999);
    expect(replaced.has('a')).toBe(true);
    expect(replaced.has('b')).toBe(false);
    clock.mockReturnValue(now + 60_000);
    expect(replaced.has('a')).toBe(false);
  });

  test('above 10,000 the oldest is forgotten', () => {
    const replaced = new ReplacedTokens();
    for (let token = 0; token < 10_001; token += 1) replaced.add(String(token));
    expect(replaced.has('0')).toBe(false);
    expect(replaced.has('1')).toBe(true);
    expect(replaced.has('10000')).toBe(true);
  });
});
