/** Width in CSS pixels from which each layout applies, with text of the usual size. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

/** In em of the reader's own text size: with larger text, less stands beside each other. */
const em = (pixels: number) => `${pixels / 16}em`;

/** Media queries for styled-components: `${media.md} { … }`. */
export const media = {
  sm: `@media (min-width: ${em(breakpoints.sm)})`,
  md: `@media (min-width: ${em(breakpoints.md)})`,
  lg: `@media (min-width: ${em(breakpoints.lg)})`,
  xl: `@media (min-width: ${em(breakpoints.xl)})`,
  belowMd: `@media (max-width: ${em(breakpoints.md - 0.02)})`,
  /** A tablet's: two columns at most. */
  mdOnly: `@media (min-width: ${em(breakpoints.md)}) and (max-width: ${em(breakpoints.lg - 0.02)})`,
  /** Where the shell's bar is folded into a menu; no paper. */
  belowLg: `@media screen and (max-width: ${em(breakpoints.lg - 0.02)})`,
  /** A phone's, but no paper of that width. */
  narrowScreen: `@media screen and (max-width: ${em(breakpoints.md - 0.02)})`,
  /** Hardly wider than a line of buttons: the narrowest phones, and most phones with large text. */
  narrowest: `@media (max-width: ${em(351.98)})`,
  /** A phone on its side, and an upright one with large text: what always stays in view would leave nothing for the rest. */
  low: `@media (max-height: ${em(480)})`,
  /** A window that is high enough for a form of five fields beside what scrolls. */
  tall: `@media (min-height: ${em(800)})`,
  hover: '@media (hover: hover)',
  /** A mouse or the like on a screen with room for a table. */
  finePointer: `@media (min-width: ${em(breakpoints.md)}) and (pointer: fine)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/**
 * Where the nearest container is as wide as a large screen's column. Unlike `media.lg` it also follows a root whose text is larger by a
 * style of the reader's own. Less than 1024 px, so that a scroll bar makes no difference.
 */
export const wideContainer = '@container (min-width: 62rem)';
