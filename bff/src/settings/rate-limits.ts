/** At most `limit` events in each window of `seconds`. */
export interface RateLimit {
  readonly limit: number;
  readonly seconds: number;
}

/** `off`: no limits at all. */
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>> | 'off';

/**
 * - `login`: failed sign-ins from one address
 * - `account`: failed sign-ins to one account from one address
 * - `guesses`: failed sign-ins to one account from anywhere before each further one is delayed;
 *   reset after `seconds` without a failure
 * - `reset`: mails with a password reset link requested from one address
 * - `mails`: mails with a link requested by one account
 * - `changes`: new passwords, changes of the second factor and used recovery codes of one account,
 *   each of which sends a mail
 * - `code`: wrong second-factor codes of one account, from all addresses
 * - `register`: accounts created from one address
 * - `contact`: enquiries and newsletter sign-ups from one address
 * - `writes`: writes of any kind from one address, except uploads
 * - `uploads`: upload requests from one address
 * - `messages`: messages and posts of one customer
 * - `orders`: orders placed by one customer
 * - `tokens`: requests with an invalid API token from one address
 * - `tokenCalls`: requests with one API token
 */
export type RateLimitName = keyof typeof defaultRateLimits;

export const defaultRateLimits = {
  login: { limit: 50, seconds: 900 },
  account: { limit: 10, seconds: 900 },
  guesses: { limit: 10, seconds: 900 },
  reset: { limit: 20, seconds: 3600 },
  mails: { limit: 6, seconds: 3600 },
  changes: { limit: 20, seconds: 3600 },
  code: { limit: 10, seconds: 1800 },
  register: { limit: 20, seconds: 3600 },
  contact: { limit: 20, seconds: 3600 },
  messages: { limit: 60, seconds: 3600 },
  orders: { limit: 60, seconds: 3600 },
  tokens: { limit: 50, seconds: 900 },
  tokenCalls: { limit: 300, seconds: 60 },
  writes: { limit: 240, seconds: 60 },
  uploads: { limit: 1200, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * Parses `off`, or changes to the defaults such as `login=100/900, writes=600/60` (events per
 * seconds).
 * @throws an error whose message completes 'RATE_LIMITS …'
 */
export function parseRateLimits(text: string): RateLimits {
  if (text === 'off') return 'off';
  const changes = text.split(',').map((part) => parseRateLimit(part.trim()));
  return { ...defaultRateLimits, ...Object.fromEntries(changes) };
}

function parseRateLimit(part: string): [string, RateLimit] {
  const [, name = '', limit, seconds] = /^(\w+)=(\d{1,7})\/(\d{1,6})$/.exec(part) ?? [];
  if (!(name in defaultRateLimits) || Number(seconds) === 0) {
    const names = Object.keys(defaultRateLimits).join(', ');
    throw new Error(`must be off or a list like login=50/900 of ${names}, not '${part}'`);
  }
  return [name, { limit: Number(limit), seconds: Number(seconds) }];
}
