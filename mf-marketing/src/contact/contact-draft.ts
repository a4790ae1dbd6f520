import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { type ContactValues, contactFields, emptyContact } from './contact-fields';
import { isTopicMessage } from './contact-topics';

/** The unsent message with its idempotency key. Visitors need no account: it is no user's. */
export const contactDraft = draftOf<Partial<ContactValues>>('contact', '');

/** The unsent message of this tab; it survives a reload. */
export const readDraft = (): Partial<ContactValues> => textsOf(contactDraft.values());

/** Stores the form's values, or deletes the draft if all are empty. */
export function keepDraft(values: ContactValues): void {
  if (Object.values(values).some(Boolean)) contactDraft.keep(values);
  else contactDraft.drop();
}

export function readForm(form: HTMLFormElement): ContactValues {
  return { ...emptyContact, ...textsOf(Object.fromEntries(new FormData(form))) };
}

/** Fills only fields that hold none of the visitor's own words. */
export function fillFields(form: HTMLFormElement, texts: Partial<ContactValues>): void {
  for (const field of contactFields) {
    const control = form.elements.namedItem(field);
    const text = texts[field];
    if (!control || !('value' in control) || text === undefined) continue;
    if (control.value === '' || isTopicMessage(String(control.value))) control.value = text;
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
