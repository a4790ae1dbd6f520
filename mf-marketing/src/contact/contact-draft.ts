import { type ContactValues, contactFields, emptyContact } from './contact-values';

const storageKey = 'northcast:contact';

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

/** What stands in the form's fields. */
export function readForm(form: HTMLFormElement): ContactValues {
  return { ...emptyContact, ...textsOf(Object.fromEntries(new FormData(form))) };
}

/** Puts texts, as of the draft, into the fields that are still empty. */
export function fillEmptyFields(form: HTMLFormElement, texts: Partial<ContactValues>): void {
  for (const field of contactFields) {
    const control = form.elements.namedItem(field);
    const isTextual =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (isTextual && control.value === '') control.value = texts[field] ?? '';
  }
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
