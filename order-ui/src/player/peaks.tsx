/** Alternating lowest and highest sample of each segment of a file; ±127 is full scale. */
export type Peaks = Int8Array;

/** @param base64 peaks in the API's format */
export function readPeaks(base64: string): Peaks {
  return Int8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

export interface Column {
  readonly low: number;
  readonly high: number;
}

/**
 * Reduces the peaks to the given number of columns, each with its lowest and highest value, from −1
 * to 1.
 */
export function columnsOf(peaks: Peaks, count: number): Column[] {
  const pairs = peaks.length / 2;
  return Array.from({ length: pairs === 0 ? 0 : count }, (_, column) => {
    const from = Math.floor((column * pairs) / count);
    const to = Math.max(from + 1, Math.floor(((column + 1) * pairs) / count));
    let low = 0;
    let high = 0;
    for (let pair = from; pair < to; pair += 1) {
      low = Math.min(low, peaks[pair * 2] ?? 0);
      high = Math.max(high, peaks[pair * 2 + 1] ?? 0);
    }
    return { low: low / 127, high: high / 127 };
  });
}
