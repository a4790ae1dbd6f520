import { letterColors as colors } from './letter-colors.js';

const font =
  "font-family:'Schibsted Grotesk',system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.6";
/** Breaks long words, so that they do not widen the mail. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';

/** Inline styles in the light scheme. */
export const styles = {
  body: `margin:0;padding:0;background-color:${colors.canvas[0]}`,
  canvas: `background-color:${colors.canvas[0]}`,
  edge: 'padding:32px 16px',
  column: 'max-width:560px;margin:0 auto',
  brand: `margin:0 0 16px;${font};text-align:left`,
  brandLink: `color:${colors.ink[0]};font-weight:700;text-decoration:none`,
  surface: `background-color:${colors.surface[0]};border:1px solid ${colors.line[0]};border-radius:10px`,
  sheet: 'padding:32px;text-align:left',
  heading: `margin:0 0 16px;${font};font-size:22px;line-height:1.25;font-weight:700;color:${colors.ink[0]};${wrap}`,
  paragraph: `margin:0 0 16px;${font};color:${colors.text[0]};${wrap}`,
  quote: `margin:0 0 16px;padding:12px 16px;${font};color:${colors.text[0]};background-color:${colors.accentSoft[0]};border-radius:6px;${wrap}`,
  facts: 'margin:0 0 16px',
  fact: `padding:8px 0;border-bottom:1px solid ${colors.line[0]};${font}`,
  factName: `font-size:14px;color:${colors.muted[0]}`,
  factValue: `color:${colors.ink[0]};${wrap}`,
  action: 'margin:24px 0 16px',
  button: `display:inline-block;padding:12px 20px;${font};line-height:1.25;font-weight:600;color:${colors.onAccent[0]};background-color:${colors.accent[0]};border-radius:6px;text-decoration:none`,
  link: `color:${colors.accentText[0]};text-decoration:underline`,
  footer: `margin:16px 0 0;${font};font-size:13px;color:${colors.muted[0]};text-align:left;${wrap}`,
  footerLink: `color:${colors.muted[0]};text-decoration:underline`,
} as const;

const dark = (name: string, rules: string) => `.${name}{${rules}}`;

/**
 * Rules that inline styles cannot express. `!important` is needed to override the inline styles.
 */
export const letterStyleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:479px){.edge{padding:16px 8px!important}.sheet{padding:20px 16px!important}}',
  '@media (prefers-color-scheme:dark){',
  dark('canvas', `background-color:${colors.canvas[1]}!important`),
  dark(
    'surface',
    `background-color:${colors.surface[1]}!important;border-color:${colors.line[1]}!important`,
  ),
  dark('ink', `color:${colors.ink[1]}!important`),
  dark('text', `color:${colors.text[1]}!important`),
  dark('muted', `color:${colors.muted[1]}!important`),
  dark('line', `border-color:${colors.line[1]}!important`),
  dark('quote', `background-color:${colors.accentSoft[1]}!important`),
  dark('accent', `color:${colors.accentText[1]}!important`),
  dark(
    'button',
    `color:${colors.onAccent[1]}!important;background-color:${colors.accent[1]}!important`,
  ),
  '}',
].join('');
