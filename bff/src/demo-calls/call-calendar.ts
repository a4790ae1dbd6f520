import { brand } from '@northcast/shared-contracts/content/brand';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { DemoCallEntity } from '../order-agreements/demo-call.entity.js';
import { callMinutes } from './call-times.js';

interface CalendarCall extends Pick<DemoCallEntity, 'orderId' | 'changeCount' | 'updatedAt'> {
  readonly startsAt: Date;
}

/**
 * The call as an iCalendar file (RFC 5545). The UID derives from the order, so that a newer file
 * replaces the calendar entry of an older one.
 */
export function callCalendar(call: CalendarCall, orderPage: string): string {
  const end = new Date(call.startsAt.getTime() + callMinutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Calls//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:call-${call.orderId}@${brand.email.split('@')[1]}`,
    `SEQUENCE:${call.changeCount}`,
    `DTSTAMP:${utc(call.updatedAt)}`,
    `DTSTART:${utc(call.startsAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(`Demo call with ${brand.name}`)}`,
    `DESCRIPTION:${escaped(`Order ${orderNumber(call.orderId)}. We call you at the number of your order.\nTo move or cancel the call: ${orderPage}`)}`,
    `URL:${orderPage}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Formats as `20261201T150000Z`. */
const utc = (date: Date) => date.toISOString().replace(/\.\d{3}|[-:]/g, '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\n/g, '\\n');

/**
 * Folds a line to at most 75 octets; continuation lines begin with a blank. Never splits a
 * character.
 */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (size + length > 75) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += length;
  }
  return [...parts, part].join('\r\n');
}
