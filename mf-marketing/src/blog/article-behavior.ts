import { markCurrentHeading } from '../content/mark-current-heading';
import { nameAddresses } from '../content/name-addresses';
import { share } from '../content/share';
import { allBehaviors } from '../static-section/behaviors';
import { newsletterBehavior } from './newsletter-behavior';

/**
 * Marks the current section, adds full addresses for print, and attaches the share buttons and the
 * newsletter form.
 */
export const articleBehavior = allBehaviors(
  markCurrentHeading,
  nameAddresses,
  shareArticle,
  newsletterBehavior,
);

/** @returns a function that detaches the share buttons */
function shareArticle(frame: HTMLElement): () => void {
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('[data-share]')) return;
    void share(frame.querySelector('h1')?.textContent ?? document.title);
  };
  frame.addEventListener('click', press);
  return () => frame.removeEventListener('click', press);
}
