import { lazyModule } from '../static-section/lazy-module';

/** Every part of the page except its introduction and the form. */
export const contactParts = lazyModule(['contact-methods', 'contact-rest'], async () => {
  const { contactRest } = await import('./contact-rest');
  return contactRest;
});
