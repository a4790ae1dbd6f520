/**
 * Value of Express's `trust proxy`: the peers whose forwarding headers are trusted; undefined for
 * none.
 */
export type TrustProxy = string | number | undefined;

/**
 * Parses `off`, a number of proxies, or names and networks in Express's format.
 * @param check validates a list with the server's own Express, which this package does not include;
 * throws if it is invalid
 * @throws an error whose message completes 'TRUST_PROXY …'
 */
export function parseTrustProxy(text: string, check: (list: string) => void): TrustProxy {
  if (text === 'off' || text === 'false') return undefined;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  try {
    check(text);
  } catch {
    throw new Error(`must be off, a number, or a list like 'loopback, 10.0.0.0/8', not '${text}'`);
  }
  return text;
}
