import { lateCode } from '../static-section/late-code';

/** Everything below the search; it comes with the first search, or with a navigation to the page. */
export const helpBody = lateCode(['help-body'], () => import('./help-body'));
