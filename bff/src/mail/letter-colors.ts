/**
 * Mail colours as `[light, dark]`. Mail clients support neither custom properties nor our style
 * sheets, so these are copies of the shared-ui tokens under the same names. A test compares them.
 */
export const letterColors = {
  canvas: ['#f7f9f8', '#0c1210'],
  surface: ['#ffffff', '#131b18'],
  ink: ['#101916', '#eff5f2'],
  text: ['#2b3733', '#cfd9d4'],
  muted: ['#56645e', '#97a69f'],
  line: ['#dce3df', '#2b3832'],
  accent: ['#0b6b50', '#5fd9a8'],
  onAccent: ['#ffffff', '#06231a'],
  accentText: ['#0b6b50', '#5fd9a8'],
  accentSoft: ['#e0f1e9', '#123026'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
