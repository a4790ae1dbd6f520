import { both, fill, stroke } from '../drawing/paint.mjs';

/** A combined XLR and jack socket. @param {number} x @param {number} y */
const socket = (x, y) => `
<circle cx="${x}" cy="${y}" r="23" ${both('faint', 'grey', 4)}/>
<path d="M${x - 9} ${y - 5}h.01M${x + 9} ${y - 5}h.01M${x} ${y + 10}h.01" ${stroke('body', 7)}/>`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r radius
 * @param {'accent' | 'quiet'} [ring] colour of the ring
 */
const knob = (x, y, r, ring = 'quiet') => `
<circle cx="${x}" cy="${y}" r="${r}" ${both('body', ring, 4)}/>
<path d="M${x} ${y - r + 5}v${r / 2 - 1}" ${stroke('ground', 4)}/>`;

const jack = (x, y) => `<circle cx="${x}" cy="${y}" r="8" ${both('faint', 'grey', 4)}/>`;

/** A unit seen from the front, on its feet. @param {number} x @param {number} width */
const front = (x, width) => `
<path d="M${x + 24} 168v10M${x + width - 24} 168v10" ${stroke('grey', 10)}/>
<rect x="${x}" y="76" width="${width}" height="92" rx="14" ${fill('body')}/>
<rect x="${x + 8}" y="84" width="${width - 16}" height="76" rx="8" ${fill('words')}/>`;

const solo = `${front(52, 216)}${socket(92, 122)}${knob(140, 122, 13, 'accent')}${jack(174, 122)}${knob(214, 122, 20)}${jack(248, 122)}`;

const scarlett2i2 = `${front(20, 280)}${socket(56, 122)}${knob(98, 122, 12, 'accent')}${socket(142, 122)}${knob(184, 122, 12, 'accent')}${knob(230, 122, 20)}${knob(268, 110, 9)}${jack(268, 140)}`;

const m2 = `${front(20, 280)}${socket(56, 122)}${socket(108, 122)}
${knob(148, 104, 9)}${knob(148, 140, 9)}
<rect x="168" y="98" width="62" height="48" rx="5" ${fill('ground')}/>
<path d="M180 138v-22M191 138v-30M208 138v-16M219 138v-26" ${stroke('accent', 6)}/>
${knob(252, 106, 13)}${jack(282, 122)}<path d="M246 142h12" ${stroke('quiet', 5)}/>`;

/** A unit seen from above. */
const desk = (x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" ${fill('body')}/>`;

const pads = (xs, y, size, lit) =>
  xs
    .map(
      (x, index) =>
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="6" ${fill(index === lit ? 'accent' : 'grey')}/>`,
    )
    .join('');

const podtrak = `
<path d="M122 32V16M147 32V16M172 32V16M197 32V16" ${stroke('grey', 12)}/>
${desk(92, 30, 136, 188)}
<rect x="104" y="42" width="112" height="38" rx="6" ${fill('ground')}/>
<path d="M116 54h22M116 67h44" ${stroke('quiet', 5)}/><path d="M186 62h14" ${stroke('accent', 8)}/>
${[120, 147, 174, 201].map((x) => knob(x, 104, 10)).join('')}
${[120, 147, 174, 201].map((x) => knob(x, 138, 10)).join('')}
${pads([106, 134, 161, 189], 160, 24, 1)}
<path d="M114 202h64" ${stroke('words', 8)}/><path d="M201 202h.01" ${stroke('accent', 14)}/>`;

const rodecaster = `${desk(22, 30, 276, 182)}
<path d="M46 42h52M122 42h52" ${stroke('words', 6)}/>
${[48, 84, 120, 156].map((x) => knob(x, 64, 11)).join('')}
<rect x="190" y="46" width="94" height="58" rx="6" ${fill('ground')}/>
<path d="M204 90v-14M220 90v-26M236 90v-18M252 90v-32M268 90v-10" ${stroke('accent', 7)}/>
<path d="M48 96v94M72 96v94M96 96v94M120 96v94M144 96v94M168 96v94" ${stroke('words', 5)}/>
<path d="M40 138h16M64 122h16M88 150h16M112 130h16M136 160h16M160 142h16" ${stroke('faint', 12)}/>
${pads([192, 217, 242, 265], 118, 19, 1)}${pads([192, 217, 242, 265], 146, 19, 2)}
<path d="M200 188h.01M224 188h.01" ${stroke('grey', 18)}/>${knob(264, 188, 13, 'accent')}`;

/** Keyed by the name of the product's picture file. */
export const interfaces = {
  'scarlett-solo': solo,
  'scarlett-2i2': scarlett2i2,
  'motu-m2': m2,
  'zoom-podtrak-p4': podtrak,
  'rodecaster-pro-2': rodecaster,
};
