import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import type { Saving } from './saving';

export const dollarsText = (value: number) => formatDollars(Math.round(value)).replace('-', '−');

export function paybackText({ paybackMonths }: Saving): string {
  if (paybackMonths === null) return 'Never';
  if (paybackMonths < 1) return 'Under a month';
  if (paybackMonths > 120) return 'Over 10 years';
  const months = Math.ceil(paybackMonths);
  return months === 1 ? '1 month' : `${months} months`;
}

/** Our advice for a calculated saving. */
export function adviceText({ paybackMonths }: Saving): string {
  if (paybackMonths === null) return 'It would cost more than it saves. Do not build it.';
  if (paybackMonths > 24)
    return 'That is long for a first project. Look for a process with more hours.';
  if (paybackMonths > 12) return 'It pays off if the share holds. Test that before you build.';
  return 'Worth a test with past cases.';
}
