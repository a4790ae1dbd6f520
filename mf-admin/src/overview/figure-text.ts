import type { Period } from '@northcast/shared-contracts/api/business';
import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';

export const periodText: Readonly<
  Record<Period, { readonly label: string; readonly before: string }>
> = {
  today: { label: 'Today', before: 'yesterday by now' },
  week: { label: '7 days', before: 'in the 7 days before' },
  month: { label: '30 days', before: 'in the 30 days before' },
};

const hour = 60;
const day = 24 * hour;

/** `45 min`, `3.5 h`, `2 days` */
export function durationText(minutes: number): string {
  if (minutes < hour) return `${Math.round(minutes)} min`;
  if (minutes < 2 * day) return `${oneDecimal(minutes / hour)} h`;
  return `${oneDecimal(minutes / day)} days`;
}

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/**
 * The change against the previous period: `+25%`, `−10%`, `no change`; null if there is nothing to
 * compare.
 */
export function changeText(now: number | undefined, before: number | undefined): string | null {
  if (now === undefined || before === undefined) return null;
  if (now === before) return 'no change';
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'no change';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en-US')}%`;
}

/** `Fri, Nov 20` of `2026-11-20` */
export function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

export const ordersText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;

/**
 * The filter of the order list for consecutive days: timestamps, because the days are not those of
 * the reader's time zone. Earlier servers name only the days.
 */
export function intervalOf(days: BusinessFigures['days']): { from: string; to: string } {
  const [first, last] = [days[0], days.at(-1)];
  return { from: first?.from ?? first?.day ?? '', to: last?.to ?? last?.day ?? '' };
}

/** The address of the order list with a filter. */
export function ordersAddress(filter: Readonly<Record<string, string>>): string {
  return `/admin/orders?${new URLSearchParams(filter)}`;
}
