import type { LetterBlock } from '../mail/letter.js';
import type { MailAddress } from '../mail/outbox.service.js';

/** What administrators are told of: an order, a message, an enquiry that came in. */
export interface Notice {
  /** Such as `new-order`. */
  readonly kind: string;
  /** What came in, in one line: subject of a mail, line of the daily one. */
  readonly title: string;
  /** Where it is found in the panel. */
  readonly path: string;
  /** The order whose work it is about: who works on it is told too. */
  readonly orderId?: string;
  /** Content of a mail of its own. */
  readonly blocks: readonly LetterBlock[];
  /** Who sent it, where an answer by mail is the way. */
  readonly replyTo?: MailAddress;
}
