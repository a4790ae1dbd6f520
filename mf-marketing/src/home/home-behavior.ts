import { attachOpener } from '../listen/attach-opener';
import { allBehaviors } from '../static-section/all-behaviors';
import { attachOnUse } from '../static-section/attach-on-use';

/** Opens the examples in place. With the first sign of use come the stops of rows and the bar with the first action. */
export const homeBehavior = allBehaviors(
  attachOpener,
  attachOnUse(() => import('./home-in-use')),
);
