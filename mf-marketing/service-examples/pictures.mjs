import { fill, stroke } from '../drawing/paint.mjs';
import { arrow, block, bust, lines, panel, wave, words } from './shapes.mjs';

const title = ['Who owns', 'the last mile?'];

/**
 * An episode cover at any size.
 * @param {number} x @param {number} y @param {number} scale relative to 256 × 144
 */
const cover = (x, y, scale) => `
<g transform="translate(${x} ${y}) scale(${scale})">
<rect width="256" height="144" rx="8" ${fill('night')}/>
<path d="M176 144q4 -52 40 -52t40 52z" ${fill('bright')}/><circle cx="216" cy="64" r="25" ${fill('pale')}/>
${words(title[0] ?? '', 18, 62, { size: 25, shade: 'pale', bold: true })}
${words(title[1] ?? '', 18, 93, { size: 25, shade: 'pale', bold: true })}
<path d="M20 122h48" ${stroke('bright', 8)}/></g>`;

const thumbnail = `${cover(24, 48, 1)}
${panel(308, 24, 148, 192)}
${cover(322, 40, 0.25)}${lines([
  [396, 48, 46],
  [396, 62, 30],
])}
<rect x="322" y="90" width="64" height="36" rx="4" ${fill('quiet')}/>${lines([
  [396, 98, 46],
  [396, 112, 36],
])}
<rect x="322" y="140" width="64" height="36" rx="4" ${fill('faint')}/>${lines([
  [396, 148, 40],
  [396, 162, 46],
])}
${lines([[324, 196, 116]])}`;

const youtube = `${panel(64, 14, 352, 212, 'night', 'night')}
${words('Night Ferry', 84, 44, { size: 15, shade: 'pale', bold: true })}
${words('Ana Ruiz', 340, 44, { size: 13, shade: 'dim' })}
${wave(88, 100, 26, 32, 'bright')}${wave(270, 100, 19, 32, 'dim', { from: 2 })}
${block(112, 146, 256, 34, 'pale')}
${words('Nobody wants to pay for the last mile.', 240, 168, { size: 14, shade: 'night', centred: true })}
<path d="M84 204h74M168 204h102" ${stroke('bright', 6)}/><path d="M270 204h22M302 204h92" ${stroke('dim', 6)}/>
<circle cx="270" cy="204" r="7" ${fill('pale')}/>`;

/** @param {number} x @param {number} y @param {number} size */
const passage = (x, y, size) => `
${panel(x, y, size, size)}${wave(x + 22, y + size * 0.36, 12, 18, 'quiet')}
${lines([
  [x + 22, y + size * 0.66, size - 44],
  [x + 22, y + size * 0.66 + 14, size - 70],
])}`;

const square = `${passage(22, 60, 120)}${passage(338, 60, 120)}
<rect x="146" y="18" width="188" height="204" rx="10" ${fill('night')}/>
${words('Night Ferry', 164, 46, { size: 13, shade: 'dim' })}
${wave(168, 88, 21, 26, 'bright')}
${words('We drove from six', 240, 150, { size: 17, shade: 'pale', centred: true })}
${words('in the evening', 240, 174, { size: 17, shade: 'bright', bold: true, centred: true })}
${words('until two.', 240, 198, { size: 17, shade: 'pale', centred: true })}`;

const clip = `${panel(24, 52, 236, 136, 'faint', 'faint')}
${bust(96, 188, 92, 'grey')}${bust(196, 188, 92, 'words')}
<path d="M158 54h76v132h-76z" ${stroke('accent', 4)} stroke-dasharray="2 9"/>
${arrow(304, 120)}
<rect x="324" y="10" width="124" height="220" rx="14" ${fill('night')}/>
${bust(386, 230, 130, 'dim')}
${block(334, 172, 104, 46, 'night')}
${words('It is always', 386, 191, { size: 14, shade: 'pale', centred: true })}
${words('the last street', 386, 209, { size: 14, shade: 'bright', bold: true, centred: true })}
<path d="M338 26h44" ${stroke('bright', 5)}/><path d="M382 26h52" ${stroke('dim', 5)}/>`;

const swatches = ['body', 'words', 'accent', 'quiet', 'faint'];
const brand = `
<rect x="24" y="24" width="192" height="192" rx="10" ${fill('accent')}/>
${words('Night', 44, 82, { size: 44, shade: 'onAccent', bold: true })}
${words('Ferry', 44, 128, { size: 44, shade: 'onAccent', bold: true })}
<path d="M44 176q18 -20 36 0t36 0t36 0t36 0" ${stroke('onAccent', 6)}/>
${swatches.map((shade, index) => `<rect x="${236 + index * 44}" y="24" width="44" height="64" ${fill(/** @type {'body'} */ (shade))}/>`).join('')}
${words('Aa', 236, 150, { size: 48, bold: true })}${words('Titles', 306, 128, { size: 14, bold: true })}${words('Text and captions', 306, 150, { size: 14, shade: 'words' })}
${panel(236, 170, 220, 46)}${block(246, 180, 26, 26, 'accent', 4)}${lines([
  [286, 188, 104],
  [286, 202, 60],
])}
${words('42', 426, 199, { size: 18, shade: 'accent', bold: true })}`;

/** Results of the picture services, keyed by slug. */
export const pictures = {
  'episode-thumbnail': thumbnail,
  'youtube-audiogram': youtube,
  'square-audiogram': square,
  'social-clip': clip,
  'brand-kit-mini': brand,
};
