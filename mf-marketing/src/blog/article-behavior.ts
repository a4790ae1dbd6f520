import { markCurrentHeading } from '../content/mark-current-heading';
import { nameAddresses } from '../content/name-addresses';
import { share } from '../content/share';
import { allBehaviors } from '../static-section/all-behaviors';
import { newsletterBehavior } from './newsletter-behavior';

/** Marks the section that is being read, names addresses on paper, and makes the share buttons and the newsletter work. */
export const articleBehavior = allBehaviors(
  markCurrentHeading,
  nameAddresses,
  shareArticle,
  newsletterBehavior,
);

/** Makes the share buttons of an article work. @returns ends it */
function shareArticle(frame: HTMLElement): () => void {
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('[data-share]')) return;
    void share(frame.querySelector('h1')?.textContent ?? document.title);
  };
  frame.addEventListener('click', press);
  return () => frame.removeEventListener('click', press);
}
