import { type ContactValues, contactFields } from './contact-values';

const storageKey = 'northcast:contact';
const formSelector = 'form[data-contact-form]';

/** The unsent message of this tab; it outlives a reload. */
export function readDraft(): Partial<ContactValues> {
  try {
    return textsOf(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps what stands in the form, or forgets the draft when that is nothing. */
export function keepDraft(values: ContactValues): void {
  const texts = textsOf(values);
  try {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
}

/** What stands in the document's form: typed, it may be, before this code had come. */
export function readTyped(): Partial<ContactValues> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(formSelector);
  return form ? textsOf(Object.fromEntries(new FormData(form))) : {};
}

function textsOf(source: unknown): Partial<ContactValues> {
  const known = new Map(Object.entries(source ?? {}));
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const text: unknown = known.get(field);
      return typeof text === 'string' && text !== '' ? [[field, text]] : [];
    }),
  );
}
