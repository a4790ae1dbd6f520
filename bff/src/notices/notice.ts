import type { LetterBlock } from '../mail/letter.js';
import type { MailAddress } from '../mail/outbox.service.js';

/** News for administrators: a new order, message or enquiry. */
export interface Notice {
  /** For example `new-order`. */
  readonly kind: string;
  /** Summary in one line: the subject of a mail, or a line of the digest. */
  readonly title: string;
  /** Path of the entry in the admin panel. */
  readonly path: string;
  /** The order that the notice concerns; its producer is notified too. */
  readonly orderId?: string;
  /** Content of the immediate mail. */
  readonly blocks: readonly LetterBlock[];
  /** Reply-To address, if the recipient is expected to answer by mail. */
  readonly replyTo?: MailAddress;
}
