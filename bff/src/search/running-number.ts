/** The digits of an invoice's number behind what earlier settings may have put in front of them. */
const digits = /^(?:[a-z0-9-]*[a-z-])?0*([1-9]\d{0,8})$/;

/**
 * The running number that a searched word means; undefined where it is no number of an invoice.
 * @param word in lower case
 * @param prefix of the invoices that are issued now; older ones may have another
 */
export function runningNumber(word: string, prefix: string): string | undefined {
  const start = prefix.toLowerCase();
  return digits.exec(word.startsWith(start) ? word.slice(start.length) : word)?.[1];
}
