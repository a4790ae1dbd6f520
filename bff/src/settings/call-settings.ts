import type { SettingReader } from '@northcast/shared-contracts/settings/setting-reader';

/** When the team offers demo calls. */
export interface CallSettings {
  /** Empty if calls are not offered. */
  readonly hours: readonly CallHours[];
  /** IANA time zone of the hours, such as `America/New_York`. */
  readonly zone: string;
}

/** Hours on some days of the week. */
export interface CallHours {
  /** 0 is Sunday. */
  readonly days: readonly number[];
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const usualHours = 'mon-fri 09:00-17:00';

export function readCallSettings(reader: SettingReader): CallSettings {
  return {
    hours: reader.parsed('CALL_HOURS', parseCallHours) ?? parseCallHours(usualHours),
    zone: reader.parsed('CALL_ZONE', parseZone) ?? 'America/New_York',
  };
}

/**
 * Parses `mon-fri 09:00-17:00`, or several of these separated by commas; `off` for none.
 * @throws an error whose message completes 'CALL_HOURS …', like the other one
 */
export function parseCallHours(text: string): CallHours[] {
  return text.toLowerCase() === 'off' ? [] : text.split(',').map((part) => parsePart(part.trim()));
}

function parsePart(text: string): CallHours {
  const [, first = '', last = first, from, to] =
    /^([a-z]{3})(?:-([a-z]{3}))? (\d\d:\d\d)-(\d\d:\d\d)$/i.exec(text) ?? [];
  const days = daysBetween(
    dayNames.indexOf(first.toLowerCase()),
    dayNames.indexOf(last.toLowerCase()),
  );
  const hours = { days, from: minutesOf(from), to: minutesOf(to) };
  // Comparisons with NaN are false.
  if (days.length > 0 && hours.from < hours.to && hours.to <= 24 * 60) return hours;
  throw new Error(`must be off or hours like '${usualHours}, sat 10:00-12:00', not '${text}'`);
}

/** From the first to the last day, wrapping around the end of the week. */
function daysBetween(first: number, last: number): number[] {
  if (first < 0 || last < 0) return [];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

function minutesOf(text = ''): number {
  const [hours, minutes] = text.split(':').map(Number);
  return minutes !== undefined && minutes < 60 ? Number(hours) * 60 + minutes : Number.NaN;
}

function parseZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`must be a time zone like America/New_York, not '${text}'`);
  }
}
