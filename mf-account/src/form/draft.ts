import type { SentForm } from './sent-form';

/** What somebody has typed into a form and not sent yet, or sent without hearing that it arrived. */
export interface Draft<Values> {
  /** Whose words these are: nobody else who signs in on this tab sees them. */
  readonly userId: string;
  readonly values: Partial<Values>;
  readonly sent?: SentForm | undefined;
}

const prefix = 'northcast:';

/** The draft of this tab under a name, if it is this person's. It outlives reloads and signing in again. */
export function readDraft<Values>(name: string, userId: string): Draft<Values> | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Draft<Values>;
    return draft?.userId === userId ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft<Values>(name: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept then.
  }
}
