import { attachPlayer } from '../listen/attach-player';
import { allBehaviors } from '../static-section/all-behaviors';
import { attachOnUse } from '../static-section/attach-on-use';

const attachChoosing = attachOnUse(
  () => import('./choosing'),
  () => location.search.includes('show='),
);

/** Attaches the example player, the filters and the price estimate. */
export const choosingServices = allBehaviors(attachPlayer, attachChoosing);
