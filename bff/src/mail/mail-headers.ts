/** What a mail carries beside its address and its texts; stored as JSON. */
export interface MailHeaders {
  /** With brackets, as those below. */
  readonly messageId: string;
  /** A message id that stands for the conversation; no mail carries it as its own. */
  readonly thread?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Ends mails of this kind by a POST. */
  readonly oneClickUrl?: string;
}

/** Longest texts in UTF-16 code units; the columns are sized to them. */
export const mailLimits = { subject: 300, name: 201, error: 300 } as const;
