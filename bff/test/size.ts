/** Whether the stress suites run at full size; `npm test` runs them at a small size. */
const isFull = process.env.STRESS === 'full';

/** @returns the first value in `npm test`, the second in `npm run test:stress` */
export function sized(small: number, full: number): number {
  return isFull ? full : small;
}
