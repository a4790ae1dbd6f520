import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** An SVG in `<img>` cannot use web fonts, so its text is drawn as outlines of our font. */
const font = openSync(
  fileURLToPath(
    new URL('../../shared-ui/fonts/schibsted-grotesk-latin.34d610bf5c.woff2', import.meta.url),
  ),
);

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
};
/** Rounds to tenths of a unit; half a pixel is about one unit. */
const inTenths = (value) => Math.round(value * 10);
const numbers = (tenths) =>
  tenths
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** Path commands of one glyph, in relative coordinates because they take half the bytes. */
function relativePath(commands, place, start) {
  let [at, first] = [start, start];
  const path = commands.map(({ command, args }) => {
    if (command === 'closePath') {
      at = first;
      return 'z';
    }
    const points = args.map((value, axis) => inTenths(place(value, axis % 2)));
    const relative = points.map((value, axis) => value - at[axis % 2]);
    at = points.slice(-2);
    if (command === 'moveTo') first = at;
    return letters[command] + numbers(relative);
  });
  return { path: path.join(''), end: at };
}

/** @param {string} words @param {number} size */
export const widthOf = (words, size) =>
  (font.layout(words, { kern: false }).advanceWidth * size) / font.unitsPerEm;

/**
 * Path of one line of text in the font's regular weight: fontkit cannot vary the weight of a woff2
 * file.
 * @param {string} words
 * @param {{ x: number, y: number, size: number, centred?: boolean }} place `x` is the left edge, or
 * the centre if `centred`; `y` is the baseline
 */
export function outlines(words, { x, y, size, centred = false }) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words, { kern: false });
  let left = centred ? x - widthOf(words, size) / 2 : x;
  let end = [0, 0];
  const paths = glyphs.map((glyph, index) => {
    const place = (value, axis) => (axis === 0 ? left + value * scale : y - value * scale);
    const drawn = relativePath(glyph.path.commands, place, end);
    end = drawn.end;
    left += positions[index].xAdvance * scale;
    return drawn.path;
  });
  return `M0 0${paths.join('')}`;
}
