/** Which peers may say who they speak for, as Express's `trust proxy` takes it; undefined: nobody. */
export type TrustProxy = string | number | undefined;

/**
 * `off`, a number of proxies, or names and networks in Express's notation.
 * @param check of the server's own Express, which this package does not have; throws for a list that it does not understand
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
