import type { Letter } from '../mail/letter.js';
import type { DigestItemEntity } from './digest-item.entity.js';

/** Hour of the day, in the server's time zone. */
const digestHour = 7;

/** The last time, at or before `now`, at which the daily digests were due. */
export function lastDigestTime(now: Date): Date {
  const time = new Date(now);
  time.setHours(digestHour, 0, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}

export function nextDigestTime(now: Date): Date {
  const time = lastDigestTime(now);
  time.setDate(time.getDate() + 1);
  return time;
}

/** The daily digest, oldest entry first. */
export function digestLetter(items: readonly Pick<DigestItemEntity, 'title' | 'path'>[]): {
  subject: string;
  letter: Letter;
} {
  const count = items.length === 1 ? 'one new entry' : `${items.length} new entries`;
  return {
    subject: `Your daily overview: ${count}`,
    letter: {
      heading: `Since the last overview: ${count}`,
      blocks: [
        { type: 'links', links: items.map(({ title, path }) => ({ label: title, path })) },
        { type: 'action', label: 'Open the panel', path: '/admin' },
      ],
    },
  };
}
