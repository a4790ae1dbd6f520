import { lazyModule } from '../static-section/lazy-module';

/** Everything below the search; it comes with the first search, or with a navigation to the page. */
export const helpBody = lazyModule(['help-body'], () => import('./help-body'));
