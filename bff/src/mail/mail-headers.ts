/** Header fields of a mail besides address and subject; stored as JSON. */
export interface MailHeaders {
  /** With angle brackets, like `thread`. */
  readonly messageId: string;
  /** Message-ID that stands for the conversation; no mail uses it as its own Message-ID. */
  readonly thread?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Unsubscribes the recipient by one POST request. */
  readonly oneClickUrl?: string;
}

/** Maximum lengths in UTF-16 code units, equal to the column lengths. */
export const mailLimits = { subject: 300, name: 201, error: 300 } as const;
