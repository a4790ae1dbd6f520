import type { CheckedContactForm } from './checked-contact-form';

/** Milliseconds after which a person is told that it does not work. */
const loadTimeoutMs = 15_000;

/**
 * The form with its rules and sending, in a chunk of its own. A load that failed is tried again by the next.
 * @throws when it has not come in time
 */
export async function loadCheckedForm(): Promise<typeof CheckedContactForm> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The form did not come in time')), loadTimeoutMs);
  });
  try {
    return (await Promise.race([import('./checked-contact-form'), tooLate])).CheckedContactForm;
  } finally {
    clearTimeout(timer);
  }
}
