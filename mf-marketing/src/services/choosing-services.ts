import { attachPlayer } from '../listen/attach-player';
import { allBehaviors } from '../static-section/all-behaviors';
import { attachOnUse } from '../static-section/attach-on-use';

const attachChoosing = attachOnUse(
  () => import('./choosing'),
  () => location.search.includes('show='),
);

/** What the page does beyond links and orders: the examples play, filters work in place, the estimate follows its fields. */
export const choosingServices = allBehaviors(attachPlayer, attachChoosing);
