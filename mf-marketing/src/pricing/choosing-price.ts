import { attachOnUse } from '../static-section/attach-on-use';

/** Loads the 'Which one is for me?' behaviour on the first interaction. */
export const choosingPrice = attachOnUse(() => import('./chooser/choosing'));
