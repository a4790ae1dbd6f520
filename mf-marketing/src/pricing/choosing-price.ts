import { attachOnUse } from '../static-section/attach-on-use';

/** Lets the answer of 'Which one is for me?' follow the questions. */
export const choosingPrice = attachOnUse(() => import('./chooser/choosing'));
