import { lazyModule } from '../static-section/lazy-module';

/** Everything of the page but its first words and the form. */
export const contactParts = lazyModule(['contact-methods', 'contact-rest'], async () => {
  const { contactRest } = await import('./contact-rest');
  return contactRest;
});
