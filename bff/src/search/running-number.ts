/** The digits of an invoice number after any prefix that earlier settings may have used. */
const digits = /^(?:[a-z0-9-]*[a-z-])?0*([1-9]\d{0,8})$/;

/**
 * The running number that a searched word refers to; undefined if it is no invoice number.
 * @param word in lower case
 * @param prefix of new invoices; older ones may have another
 */
export function runningNumber(word: string, prefix: string): string | undefined {
  const start = prefix.toLowerCase();
  return digits.exec(word.startsWith(start) ? word.slice(start.length) : word)?.[1];
}
