/**
 * A size that grows with the reader's text up to a share of the window's width: with large text a phone needs its width for words.
 * @param share in hundredths of the width
 */
export const atMost = (size: string, share: number): string => `min(${size}, ${share}vw)`;
