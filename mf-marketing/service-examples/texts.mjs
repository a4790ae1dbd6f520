import { fill, stroke } from '../drawing/paint.mjs';
import { arrow, block, corrected, lines, panel, tick, wave, words } from './shapes.mjs';

const small = { size: 13.5 };
const muted = { size: 13.5, shade: /** @type {const} */ ('words') };
const time = { size: 13.5, shade: /** @type {const} */ ('accent'), bold: true };

/** @param {number} y @param {string} at @param {string} text */
const chapter = (y, at, text) => words(at, 84, y, time) + words(text, 136, y, small);

const showNotes = `${panel(60, 12, 360, 240)}
${words('Who owns the last mile?', 84, 48, { size: 21, bold: true })}
${words('Ana Ruiz drove the night route for nine years. She', 84, 76, muted)}
${words('explains what the final street costs, and who pays.', 84, 95, muted)}
<path d="M84 112h312" ${stroke('faint', 2)}/>
${chapter(136, '02:10', 'Why the last street costs the most')}
${chapter(160, '14:35', 'A van that never switches off')}
${chapter(184, '31:02', 'Three things riders would change')}
${words('Links: her book, the city’s 2024 report', 84, 214, muted)}`;

const titles = [
  'Who owns the last mile?',
  'Nine years on the night route',
  'Why your parcel is always late',
];
/** @param {string} text @param {number} x @param {number} width */
const keyword = (text, x, width) =>
  block(x, 182, width, 28, 'accentSoft', 14) +
  words(text, x + width / 2, 201, { size: 13, shade: 'accent', centred: true });
const titleKeywords = `${panel(60, 16, 360, 208)}
<rect x="72" y="28" width="336" height="42" rx="8" ${fill('accentSoft')}/>
${titles.map((title, index) => words(`${index + 1}`, 88, 54 + index * 44, { size: 15, shade: 'words' }) + words(title, 112, 54 + index * 44, { size: 16, bold: index === 0 })).join('')}
${tick(388, 49)}
<path d="M84 164h312" ${stroke('faint', 2)}/>
${keyword('last mile', 84, 82)}${keyword('night delivery', 174, 112)}${keyword('parcel couriers', 294, 112)}`;

const blog = `${panel(20, 84, 112, 72)}${wave(36, 120, 12, 22, 'accent')}${arrow(168, 120)}
${panel(186, 12, 274, 240)}
${words('The last mile', 208, 52, { size: 26, bold: true })}${words('is the whole trip', 208, 82, { size: 26, bold: true })}
${words('What a van costs between two doors', 208, 106, muted)}
${lines([
  [210, 128, 224],
  [210, 144, 208],
])}
<path d="M208 164v40" ${stroke('accent', 4)}/>
${words('“It is always the last street', 222, 180, { size: 15, bold: true })}${words('that makes you late.”', 222, 200, { size: 15, bold: true })}
${lines([[210, 224, 224]])}`;

const transcript = `${panel(20, 20, 196, 200, 'ground', 'quiet')}
${[
  'so ~um we~ we drove',
  'from ~6~ to ~like to~ two',
  '~uh~ every night and',
  '~anna reese~ said no',
  'one pays for that',
  'part of the ~root~',
]
  .map((line, index) => corrected(line, 36, 62 + index * 26, { size: 14.5, shade: 'words' }))
  .join('')}
${arrow(250, 120)}
${panel(266, 20, 196, 200)}
${words('00:14', 282, 56, time)}${words('Ben', 328, 56, { ...small, bold: true })}
${words('We drove from six to two,', 282, 78, small)}${words('every night.', 282, 98, small)}
${words('00:19', 282, 132, time)}${words('Ana Ruiz', 328, 132, { ...small, bold: true })}
${words('No one pays for that', 282, 154, small)}${words('part of the route.', 282, 174, small)}`;

/** @param {number} y @param {string} what @param {string} result */
const finding = (y, what, result) =>
  words(what, 84, y, { ...small, bold: true }) + words(result, 188, y, muted) + tick(388, y - 5);
const report = `${panel(60, 12, 360, 240)}
${words('Recording report', 84, 46, { size: 19, bold: true })}
${wave(86, 84, 45, 20, 'grey')}<path d="M247 58h28v52h-28z" ${stroke('accent', 3)} stroke-dasharray="1 7"/>
${finding(138, 'Noise', '−54 dBFS, quiet enough')}
${finding(164, 'Echo', 'Slight, can be reduced')}
${finding(190, 'Sync', 'Both tracks together')}
${words('Clipping', 84, 216, { ...small, bold: true })}${words('04:31, say it again', 188, 216, { ...small, shade: 'accent', bold: true })}
<path d="M388 204v8M388 218h.01" ${stroke('accent', 4)}/>`;

/** Results of the text services, keyed by slug. */
export const texts = {
  'show-notes': showNotes,
  'title-keywords': titleKeywords,
  'blog-conversion': blog,
  'transcript-tidy': transcript,
  'raw-audio-qc': report,
};
