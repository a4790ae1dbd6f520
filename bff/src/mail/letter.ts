/** Content of a mail. Both the text part and the HTML part are rendered from it. */
export interface Letter {
  /** First line of the message; mail clients show it beside the subject in their lists. */
  readonly heading: string;
  /** Plain text without markup. */
  readonly blocks: readonly LetterBlock[];
  /**
   * Why the recipient gets the mail, in one sentence at the end; omitted where the content already
   * says so.
   */
  readonly reason?: string;
  /**
   * Path of the unsubscribe page, from the site root; omitted for mails about the recipient's own
   * order or account.
   */
  readonly unsubscribePath?: string;
}

export type LetterBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  /** User-written text; its line breaks are kept. */
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** `path` is relative to the site root, such as `/dashboard`. */
  | { readonly type: 'action'; readonly label: string; readonly path: string }
  | { readonly type: 'links'; readonly links: readonly LetterLink[] };

/** `path` is relative to the site root. */
export interface LetterLink {
  readonly label: string;
  readonly path: string;
}

/** A letter as stored in the outbox. */
export interface StoredLetter {
  readonly letter: Letter;
  /** Prefix for the paths of its links. */
  readonly origin: string;
}
