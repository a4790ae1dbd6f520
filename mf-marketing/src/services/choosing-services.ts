import { attachPlayer } from '../listen/attach-player';
import { attachOnUse } from '../static-section/attach-on-use';
import type { AttachBehavior } from '../static-section/static-frame';

const attachChoosing = attachOnUse(
  () => import('./choosing'),
  () => location.search.includes('show='),
);

/** What the page does beyond links and orders: the examples play, filters work in place, the estimate follows its fields. */
export const choosingServices: AttachBehavior = (frame) => {
  const ends = [attachPlayer(frame), attachChoosing(frame)];
  return () => {
    for (const end of ends) end();
  };
};
