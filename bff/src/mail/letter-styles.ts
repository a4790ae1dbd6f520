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

const font =
  "font-family:'Schibsted Grotesk',system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.6";
/** Breaks long words, so that they do not widen the mail. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';

/** Inline styles in the light scheme. */
export const styles = {
  body: `margin:0;padding:0;background-color:${letterColors.canvas[0]}`,
  canvas: `background-color:${letterColors.canvas[0]}`,
  edge: 'padding:32px 16px',
  column: 'max-width:560px;margin:0 auto',
  brand: `margin:0 0 16px;${font};text-align:left`,
  brandLink: `color:${letterColors.ink[0]};font-weight:700;text-decoration:none`,
  surface: `background-color:${letterColors.surface[0]};border:1px solid ${letterColors.line[0]};border-radius:10px`,
  sheet: 'padding:32px;text-align:left',
  heading: `margin:0 0 16px;${font};font-size:22px;line-height:1.25;font-weight:700;color:${letterColors.ink[0]};${wrap}`,
  paragraph: `margin:0 0 16px;${font};color:${letterColors.text[0]};${wrap}`,
  quote: `margin:0 0 16px;padding:12px 16px;${font};color:${letterColors.text[0]};background-color:${letterColors.accentSoft[0]};border-radius:6px;${wrap}`,
  facts: 'margin:0 0 16px',
  fact: `padding:8px 0;border-bottom:1px solid ${letterColors.line[0]};${font}`,
  factName: `font-size:14px;color:${letterColors.muted[0]}`,
  factValue: `color:${letterColors.ink[0]};${wrap}`,
  action: 'margin:24px 0 16px',
  button: `display:inline-block;padding:12px 20px;${font};line-height:1.25;font-weight:600;color:${letterColors.onAccent[0]};background-color:${letterColors.accent[0]};border-radius:6px;text-decoration:none`,
  link: `color:${letterColors.accentText[0]};text-decoration:underline`,
  footer: `margin:16px 0 0;${font};font-size:13px;color:${letterColors.muted[0]};text-align:left;${wrap}`,
  footerLink: `color:${letterColors.muted[0]};text-decoration:underline`,
} as const;

const dark = (name: string, rules: string) => `.${name}{${rules}}`;

/**
 * Rules that inline styles cannot express. `!important` is needed to override the inline styles.
 */
export const letterStyleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:479px){.edge{padding:16px 8px!important}.sheet{padding:20px 16px!important}}',
  '@media (prefers-color-scheme:dark){',
  dark('canvas', `background-color:${letterColors.canvas[1]}!important`),
  dark(
    'surface',
    `background-color:${letterColors.surface[1]}!important;border-color:${letterColors.line[1]}!important`,
  ),
  dark('ink', `color:${letterColors.ink[1]}!important`),
  dark('text', `color:${letterColors.text[1]}!important`),
  dark('muted', `color:${letterColors.muted[1]}!important`),
  dark('line', `border-color:${letterColors.line[1]}!important`),
  dark('quote', `background-color:${letterColors.accentSoft[1]}!important`),
  dark('accent', `color:${letterColors.accentText[1]}!important`),
  dark(
    'button',
    `color:${letterColors.onAccent[1]}!important;background-color:${letterColors.accent[1]}!important`,
  ),
  '}',
].join('');
