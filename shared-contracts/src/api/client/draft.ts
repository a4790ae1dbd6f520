import { type SentForm, toSend } from '@northcast/shared-contracts/api/client/sent-form';

/** What somebody has typed into a form and not sent yet, or sent without hearing that it arrived. */
interface Kept<Values> {
  /** Whose words these are: nobody else who signs in on this tab sees them. */
  readonly userId: string;
  readonly values: Partial<Values>;
  readonly sent?: SentForm | undefined;
}

/** A form's words in this tab; they outlive reloads and signing in again. */
export interface Draft<Values> {
  readonly values: () => Partial<Values> | undefined;
  readonly keep: (values: Partial<Values>) => void;
  /** Keeps what is about to be sent. Answers its idempotency key: the one of the last time if the body is still the same. */
  readonly keyFor: (body: object, values: Values) => string;
  readonly drop: () => void;
}

/**
 * @param name of the form, and of what it is about
 * @param userId who types
 */
export function draftOf<Values extends object>(name: string, userId: string): Draft<Values> {
  const address = `northcast:${name}`;
  const read = () => readKept<Values>(address, userId);
  const write = (kept: Omit<Kept<Values>, 'userId'>) => writeKept(address, { userId, ...kept });
  return {
    values: () => read()?.values,
    keep: (values) => write({ values, sent: read()?.sent }),
    keyFor: (body, values) => {
      const sent = toSend(body, read()?.sent);
      write({ values, sent });
      return sent.key;
    },
    drop: () => writeKept(address, null),
  };
}

/** Without storage, forbidden or full, a form works as before and keeps nothing. */
function readKept<Values>(address: string, userId: string): Kept<Values> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(address) ?? 'null') as Kept<Values> | null;
    return kept?.userId === userId ? kept : undefined;
  } catch {
    return undefined;
  }
}

function writeKept(address: string, kept: object | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(address);
    else sessionStorage.setItem(address, JSON.stringify(kept));
  } catch {
    // See readKept.
  }
}
