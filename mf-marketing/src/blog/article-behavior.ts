import { markCurrentHeading } from '../content/mark-current-heading';
import { allBehaviors } from '../static-section/all-behaviors';
import { newsletterBehavior } from './newsletter-behavior';
import { shareArticle } from './share-article';

/** Marks the section that is being read, and makes the share buttons and the newsletter work. */
export const articleBehavior = allBehaviors(markCurrentHeading, shareArticle, newsletterBehavior);
