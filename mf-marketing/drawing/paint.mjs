/** Light and dark value of each colour in the pictures. See shell/pictures/README.md. */
const shades = {
  canvas: ['#f7f9f8', '#0c1210'],
  panel: ['#fff', '#131b18'],
  faint: ['#dfe5e2', '#2a3531'],
  quiet: ['#b9c4bf', '#46544e'],
  grey: ['#7b8a84', '#8fa098'],
  words: ['#56645e', '#97a69f'],
  ink: ['#101614', '#eef3f1'],
  accent: ['#0b6b50', '#5fd9a8'],
  accentSoft: ['#dcefe6', '#17392d'],
  onAccent: ['#fff', '#06231a'],
  ground: ['#edf2ef', '#202c27'],
  body: ['#2b3733', '#c6d2cc'],
  /** Videos and covers keep their own colours, so both schemes share these values. */
  night: ['#13211b', '#0b120f'],
  pale: ['#eef3f1', '#eef3f1'],
  dim: ['#7d8f87', '#7d8f87'],
  bright: ['#5fd9a8', '#5fd9a8'],
};

const classes = Object.fromEntries(
  Object.keys(shades).map((name, index) => [name, String.fromCharCode(97 + index)]),
);

/** @param {keyof typeof shades} name */
export const fill = (name) => `fill="${shades[name][0]}" class="${classes[name]}"`;

/** @param {keyof typeof shades} name @param {number} width */
export const stroke = (name, width) =>
  `stroke="${shades[name][0]}" stroke-width="${width}" class="${classes[name]}s"`;

/**
 * @param {keyof typeof shades} inside
 * @param {keyof typeof shades} outside
 * @param {number} width
 */
export const both = (inside, outside, width) =>
  `fill="${shades[inside][0]}" stroke="${shades[outside][0]}" stroke-width="${width}" class="${classes[inside]} ${classes[outside]}s"`;

/**
 * Paint for text: a stroke of the same colour makes the glyphs slightly heavier.
 * @param {keyof typeof shades} name
 */
export const lettering = (name, weight = 'medium') =>
  both(name, name, weight === 'bold' ? 1.5 : 0.5);

/** Dark-scheme rules for the colours that the drawing uses. @param {string} drawing */
function darkStyle(drawing) {
  const used = new Set(
    [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list.split(' ')),
  );
  const rules = Object.entries(shades).flatMap(([name, [, dark]]) => [
    [classes[name], `fill:${dark}`],
    [`${classes[name]}s`, `stroke:${dark}`],
  ]);
  const kept = rules.filter(([className]) => used.has(className));
  return `<style>@media(prefers-color-scheme:dark){${kept.map(([name, rule]) => `.${name}{${rule}}`).join('')}}</style>`;
}

/**
 * Wraps shapes in a complete SVG document.
 * @param {number} width @param {number} height @param {string} shapes
 */
export function picture(width, height, shapes) {
  const drawing = shapes.replaceAll('\n', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${darkStyle(drawing)}${drawing}</svg>\n`;
}
