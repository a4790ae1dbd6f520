import { type ColorName, colors } from '@northcast/shared-ui/theme/tokens';

function channel(part: string): number {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Contrast ratio of two opaque `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: readonly ColorName[] = ['canvas', 'surface', 'sunken', 'raised'];
const texts: readonly ColorName[] = [
  'ink',
  'text',
  'muted',
  'accentText',
  'danger',
  'warning',
  'success',
  'info',
];

const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accentText', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['text', 'accentSoft'],
  ['muted', 'accentSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
];

const controlPairs = (['control', 'focus', 'accent', 'danger'] as const).flatMap((edge) =>
  grounds.map((ground) => [edge, ground] as const),
);

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  it.each(textPairs)('text: contrast of %s on %s is at least 4.5', (text, ground) => {
    expect(contrast(colors[text][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('control: contrast of %s on %s is at least 3', (edge, ground) => {
    expect(contrast(colors[edge][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(3);
  });
});

it.each(['ink', 'text', 'muted', 'accentText'] as const)(
  'inverse section: contrast of %s is at least 4.5',
  (text) => {
    expect(contrast(colors[text].dark, colors.inverse.dark)).toBeGreaterThanOrEqual(4.5);
    expect(colors.inverse.light).toBe(colors.inverse.dark);
  },
);

it('the contrast function returns known reference values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
