import { markCurrentHeading } from '../content/mark-current-heading';
import { newsletterBehavior } from './newsletter-behavior';
import { shareArticle } from './share-article';

/** Marks the section that is being read, and makes the share buttons and the newsletter work. @returns ends them */
export function articleBehavior(frame: HTMLElement): () => void {
  const ends = [markCurrentHeading, shareArticle, newsletterBehavior].map((attach) =>
    attach(frame),
  );
  return () => {
    for (const end of ends) end();
  };
}
