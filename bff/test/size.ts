/** Whether the long suites run at full size; `npm test` runs each of them at a small one. */
const isFull = process.env.STRESS === 'full';

/** @returns the first in `npm test`, the second in `npm run test:stress` */
export function sized(small: number, full: number): number {
  return isFull ? full : small;
}
