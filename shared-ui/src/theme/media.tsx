/** Minimum width in CSS pixels of each layout at the default text size. */
const breakpoints = { sm: 480, md: 768, lg: 1024 } as const;

/** Converts to em of the user's text size, so that larger text gets a layout with fewer columns. */
const em = (pixels: number) => `${pixels / 16}em`;

/** Media queries for styled-components: `${media.md} { … }`. */
export const media = {
  sm: `@media (min-width: ${em(breakpoints.sm)})`,
  md: `@media (min-width: ${em(breakpoints.md)})`,
  lg: `@media (min-width: ${em(breakpoints.lg)})`,
  belowMd: `@media (max-width: ${em(breakpoints.md - 0.02)})`,
  /** Tablets: at most two columns. */
  mdOnly: `@media (min-width: ${em(breakpoints.md)}) and (max-width: ${em(breakpoints.lg - 0.02)})`,
  /**
   * Widths at which the shell's navigation bar is collapsed into a menu; screen only, not print.
   */
  belowLg: `@media screen and (max-width: ${em(breakpoints.lg - 0.02)})`,
  /** Phone widths on screen, but not print. */
  narrowScreen: `@media screen and (max-width: ${em(breakpoints.md - 0.02)})`,
  /** Barely wider than a row of buttons: the narrowest phones, and most phones with large text. */
  narrowest: `@media (max-width: ${em(351.98)})`,
  /**
   * A phone in landscape, or in portrait with large text: sticky parts would leave no space for the
   * rest.
   */
  low: `@media (max-height: ${em(480)})`,
  /** Windows tall enough for a form of five fields beside scrolling content. */
  tall: `@media (min-height: ${em(800)})`,
  /** A mouse or similar pointer, on a screen that is wide enough for a table. */
  finePointer: `@media (min-width: ${em(breakpoints.md)}) and (pointer: fine)`,
  /**
   * For transitions of pseudo-elements other than `::before` and `::after`, which the global rule
   * for reduced motion does not reach.
   */
  motion: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/**
 * Applies where the nearest container is as wide as a large screen's column. Unlike `media.lg` it
 * also responds to a user style sheet that enlarges the root's text. The value is below 1024 px, so
 * that a scroll bar makes no difference.
 */
export const wideContainer = '@container (min-width: 62rem)';
