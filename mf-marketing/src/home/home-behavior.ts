import { attachOpener } from '../listen/attach-opener';
import { allBehaviors } from '../static-section/all-behaviors';
import { attachOnUse } from '../static-section/attach-on-use';

/**
 * Opens the examples in place. The first interaction loads the focusable rows and the action bar.
 */
export const homeBehavior = allBehaviors(
  attachOpener,
  attachOnUse(() => import('./home-in-use')),
);
