/**
 * The VAT contained in a price, in cents. The net price is rounded to the cent, half a cent up, and
 * the VAT is the rest, so that both add up to the price. Uses integers below 2^53.
 * @param totalCents the price, 0 to 10^10
 * @param rate hundredths of a percent
 */
export function containedVat(totalCents: number, rate: number): number {
  const whole = 10_000 + rate;
  const netCents = Math.floor((totalCents * 20_000 + whole) / (2 * whole));
  return totalCents - netCents;
}

/** Formats as `20`, `8.5` or `7.75`. */
export const percentText = (rate: number): string => String(rate / 100);

/** Formats as `$1,234.50` or `−$12.00`, always with cents. Uses only integers. */
export function centsText(cents: number): string {
  const amount = Math.abs(cents);
  const dollars = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${dollars}.${String(amount % 100).padStart(2, '0')}`;
}
