/** A colour in the light and in the dark scheme. */
interface Shade {
  light: string;
  dark: string;
}

const shade = (light: string, dark: string): Shade => ({ light, dark });

export const colors = {
  canvas: shade('#f7f9f8', '#0c1210'),
  surface: shade('#ffffff', '#131b18'),
  sunken: shade('#edf2ef', '#202c27'),
  raised: shade('#ffffff', '#1a2420'),
  ink: shade('#101916', '#eff5f2'),
  text: shade('#2b3733', '#cfd9d4'),
  muted: shade('#56645e', '#97a69f'),
  line: shade('#dce3df', '#2b3832'),
  control: shade('#7b8a83', '#6b7b74'),
  accent: shade('#0b6b50', '#5fd9a8'),
  accentHover: shade('#07523d', '#86e6bf'),
  onAccent: shade('#ffffff', '#06231a'),
  accentText: shade('#0b6b50', '#5fd9a8'),
  accentSoft: shade('#e0f1e9', '#123026'),
  danger: shade('#b3261e', '#f2857b'),
  dangerHover: shade('#8f1a14', '#f7aaa3'),
  onDanger: shade('#ffffff', '#2d0805'),
  dangerSoft: shade('#fcebe9', '#2f1614'),
  warning: shade('#855000', '#e9b45c'),
  warningSoft: shade('#fbf0da', '#2b2110'),
  success: shade('#1b6435', '#7fd494'),
  successSoft: shade('#e2f3e5', '#12291a'),
  info: shade('#1d5a84', '#85c1ea'),
  infoSoft: shade('#e4f0f8', '#11242f'),
  inverse: shade('#0f1d17', '#0f1d17'),
  focus: shade('#0b6b50', '#5fd9a8'),
  overlay: shade('#0a120fa8', '#000000b8'),
  shadow: shade('#0c1b1514', '#00000066'),
} satisfies Record<string, Shade>;

export const scale = {
  font: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: 'clamp(1.1875rem, 1.13rem + 0.26vw, 1.375rem)',
    x2: 'clamp(1.375rem, 1.26rem + 0.52vw, 1.75rem)',
    x3: 'clamp(1.625rem, 1.36rem + 1.25vw, 2.5rem)',
    x4: 'clamp(2.125rem, 1.74rem + 1.74vw, 3.375rem)',
    x5: 'clamp(2.25rem, 1.6rem + 2.9vw, 4.25rem)',
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: 'clamp(1.75rem, 1.2rem + 3vw, 3rem)',
    8: 'clamp(2.25rem, 1.3rem + 4vw, 4.5rem)',
    9: 'clamp(2.25rem, 0.3rem + 8vw, 7.5rem)',
  },
  size: {
    ring: '2px',
    control: '2.75rem',
    row: '3rem',
    rowCompact: '2.25rem',
    bar: '4rem',
    xs: '9rem',
    sm: '13rem',
    md: '17rem',
    lg: '22rem',
    xl: '30rem',
  },
  radius: { sm: '6px', md: '10px', lg: '16px', full: '99px' },
  width: { text: '66ch', narrow: '34rem', medium: '52rem', wide: '75rem' },
  layer: { header: '20', overlay: '40', dialog: '50', toast: '60', skip: '70' },
  elevation: {
    middle: '0 1px 2px var(--n-color-shadow),0 12px 32px -8px var(--n-color-shadow)',
    high: '0 1px 2px var(--n-color-shadow),0 16px 40px -8px var(--n-color-overlay)',
  },
  motion: { fast: '120ms', base: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

export type ColorName = keyof typeof colors;
export type FontSize = keyof typeof scale.font;
export type Space = keyof typeof scale.space;
