/** Content of a mail; its text and its HTML part are both rendered from it. */
export interface Letter {
  /** First line of the message, and what a list of mails shows beside the subject. */
  readonly heading: string;
  /** In their order; plain texts, no markup. */
  readonly blocks: readonly LetterBlock[];
  /** Why the reader gets it, in a sentence at the end; none where the content says so. */
  readonly reason?: string;
  /** Where the reader ends mails of this kind, from the site's root; none for mails about an own order or account. */
  readonly unsubscribePath?: string;
}

export type LetterBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  /** Words that somebody wrote: line breaks stay. */
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** `path` from the site's root, such as `/dashboard`. */
  | { readonly type: 'action'; readonly label: string; readonly path: string }
  | { readonly type: 'links'; readonly links: readonly LetterLink[] };

/** `path` from the site's root. */
export interface LetterLink {
  readonly label: string;
  readonly path: string;
}

/** A letter as the outbox keeps it. */
export interface StoredLetter {
  readonly letter: Letter;
  /** What the paths of its links are completed with. */
  readonly origin: string;
}
