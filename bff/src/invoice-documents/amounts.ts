/**
 * The VAT that is part of a price, in cents. The price without it is rounded to the cent, half a cent up, and the VAT is the rest:
 * both add up to the price. The arithmetic is one of whole numbers below 2^53.
 * @param totalCents the price, 0 or more, at most 10^10
 * @param rate hundredths of a percent
 */
export function containedVat(totalCents: number, rate: number): number {
  const whole = 10_000 + rate;
  const netCents = Math.floor((totalCents * 20_000 + whole) / (2 * whole));
  return totalCents - netCents;
}

/** `20`, `8.5`, `7.75` */
export const percentText = (rate: number): string => String(rate / 100);

/** `$1,234.50`, `−$12.00`: always with cents, by whole numbers. */
export function centsText(cents: number): string {
  const amount = Math.abs(cents);
  const dollars = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${dollars}.${String(amount % 100).padStart(2, '0')}`;
}
