import { type SentForm, toSend } from '@northcast/shared-contracts/api/client/sent-form';

/** Form values that were not sent, or were sent without a response. */
interface Kept<Values> {
  /** The user who typed them. Other users who sign in on this tab never see them. */
  readonly userId: string;
  readonly values: Partial<Values>;
  readonly sent?: SentForm | undefined;
}

/**
 * Submissions that could not be stored, by address. Without them, each retry would get a new key
 * and the server would act again. They are never shown: signing out clears only the storage.
 */
const unstored = new Map<string, Pick<Kept<unknown>, 'userId' | 'sent'>>();
/** Maximum number of submissions in `unstored`. */
const limit = 10;

/** Form values stored in this tab. They survive reloads and a new sign-in. */
export interface Draft<Values> {
  /** The key in the storage. */
  readonly address: string;
  /** The stored values; undefined if there are none, or nothing but blank texts. */
  readonly values: () => Partial<Values> | undefined;
  readonly keep: (values: Partial<Values>) => void;
  /**
   * Stores the values that are about to be sent, and returns their idempotency key. An unchanged
   * body keeps its key.
   */
  readonly keyFor: (body: object, values: Values) => string;
  readonly drop: () => void;
}

/**
 * @param name name of the form and its subject
 * @param userId id of the user who types
 */
export function draftOf<Values extends object>(name: string, userId: string): Draft<Values> {
  const address = `northcast:${name}`;
  const read = () => readKept<Values>(address, userId);
  const lastSent = () => {
    const last = unstored.get(address);
    return last?.userId === userId ? last.sent : read()?.sent;
  };
  const write = (kept: Omit<Kept<Values>, 'userId'>) => writeKept(address, { userId, ...kept });
  return {
    address,
    values: () => {
      const values = read()?.values;
      return values === undefined || isBlank(values) ? undefined : values;
    },
    keep: (values) => write({ values, sent: lastSent() }),
    keyFor: (body, values) => {
      const sent = toSend(body, lastSent());
      write({ values, sent });
      return sent.key;
    },
    drop: () => writeKept(address, null),
  };
}

/**
 * Whether values hold no text, whatever is ticked or numbered beside it. A list is an entry, even
 * if empty; null is none.
 */
function isBlank(values: object): boolean {
  return Object.values(values).every((value) =>
    typeof value === 'string' ? value.trim() === '' : typeof (value ?? 0) !== 'object',
  );
}

/** Reads stored values. If storage is forbidden or full, forms work but keep no values. */
function readKept<Values>(address: string, userId: string): Kept<Values> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(address) ?? 'null') as Kept<Values> | null;
    return kept?.userId === userId ? kept : undefined;
  } catch {
    return undefined;
  }
}

function writeKept(address: string, kept: Kept<unknown> | null): void {
  unstored.delete(address);
  try {
    if (kept === null) sessionStorage.removeItem(address);
    else sessionStorage.setItem(address, JSON.stringify(kept));
  } catch {
    // Storage is unavailable, see `readKept`.
    if (kept?.sent) keepUnstored(address, { userId: kept.userId, sent: kept.sent });
  }
}

function keepUnstored(address: string, submission: Pick<Kept<unknown>, 'userId' | 'sent'>): void {
  unstored.set(address, submission);
  const [oldest] = unstored.keys();
  if (oldest !== undefined && unstored.size > limit) unstored.delete(oldest);
}
