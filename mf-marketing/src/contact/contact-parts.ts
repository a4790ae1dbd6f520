import { lateCode } from '../static-section/late-code';

/** Everything of the page but its first words and the form. */
export const contactParts = lateCode(['contact-methods', 'contact-rest'], async () => {
  const { contactRest } = await import('./contact-rest');
  return contactRest;
});
