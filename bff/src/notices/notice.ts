import type { LetterBlock } from '../mail/letter.js';
import { singleLine } from '../mail/letter-lines.js';
import type { MailAddress } from '../mail/outbox.service.js';
import type { Person } from '../users/deleted-customer.js';

export const noticeKinds = [
  'new-order',
  'cancellation',
  'order-assigned',
  'new-message',
  'new-enquiry',
  'quote-accepted',
  'quote-declined',
  'call-booked',
  'call-cancelled',
  'delivery-approved',
  'revision-asked',
] as const;

/** The kind of the daily mail with the notices of a reader who does not want each at once. */
export const digestKind = 'digest';

export type NoticeKind = (typeof noticeKinds)[number];

/** News for administrators about an order, a message or an enquiry. */
export interface Notice {
  readonly kind: NoticeKind;
  /** Summary in one line: the subject of a mail, or a line of the digest. */
  readonly title: string;
  /** Path of the entry in the admin panel. */
  readonly path: string;
  /** The order that the notice concerns; its producer is notified too. */
  readonly orderId?: string;
  /** Content of the immediate mail. Its only path is that of its button. */
  readonly blocks: readonly LetterBlock[];
  /** Reply-To address, if the recipient is expected to answer by mail. */
  readonly replyTo?: MailAddress;
}

/** What notices about a record may show: the person on it, and a path of the panel to it. */
export interface NoticedRecord extends Person {
  readonly paths: readonly string[];
  /**
   * Notices of the paths that were written before or later are about somebody else, except mails
   * about an assignment: they quote the brief.
   */
  readonly since?: Date;
  readonly until?: Date;
}

/** The name of a person as titles of notices show it. */
export const nameInTitle = ({ name }: Person): string => singleLine(name, 250);
