/**
 * A size that grows with the user's text size up to a share of the window's width, because with
 * large text a phone needs its width for the text.
 * @param share in percent of the width
 */
export const atMost = (size: string, share: number): string => `min(${size}, ${share}vw)`;
