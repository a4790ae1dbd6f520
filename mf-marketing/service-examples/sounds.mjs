import { stroke } from '../drawing/paint.mjs';
import { block, lines, panel, tick, wave, words } from './shapes.mjs';

/** @param {number} y @param {string} name @param {string} length @param {number} bars */
const version = (y, name, length, bars) =>
  words(name, 44, y + 5, { size: 15, bold: true }) +
  wave(104, y, bars, 20, bars === 44 ? 'accent' : 'grey') +
  words(length, 422, y + 5, { size: 14, shade: 'words' });
const jingle = `${panel(20, 16, 440, 208)}${version(58, 'Full', '0:18', 44)}${version(120, 'Short', '0:08', 20)}${version(182, 'Sting', '0:03', 8)}`;

const adRead = `${panel(20, 34, 440, 172)}
${block(172, 52, 130, 136, 'accentSoft')}
${wave(42, 108, 17, 36, 'grey')}${wave(186, 108, 15, 36, 'accent', { from: 5 })}${wave(319, 108, 17, 36, 'grey', { from: 3 })}
<path d="M42 66h392M42 150h392" ${stroke('quiet', 2)} stroke-dasharray="0 6"/>
${words('Episode', 42, 178, { size: 14, shade: 'words' })}${words('Sponsor, 0:20', 190, 178, { size: 14, shade: 'accent', bold: true })}${words('−16 LUFS', 374, 178, { size: 14, shade: 'words' })}`;

const combo = `${panel(20, 28, 250, 118)}
${words('Episode 42, master', 40, 58, { size: 15, bold: true })}${wave(42, 100, 30, 24, 'accent')}
${panel(196, 66, 264, 188)}
${words('Who owns the last mile?', 216, 98, { size: 17, bold: true })}
${lines([
  [218, 120, 216],
  [218, 136, 184],
])}
${words('02:10', 216, 168, { size: 13.5, shade: 'accent', bold: true })}${words('Why it costs the most', 268, 168, { size: 13.5 })}
${words('14:35', 216, 192, { size: 13.5, shade: 'accent', bold: true })}${words('The van that never stops', 268, 192, { size: 13.5 })}
${words('31:02', 216, 216, { size: 13.5, shade: 'accent', bold: true })}${words('What riders would change', 268, 216, { size: 13.5 })}
${tick(40, 178)}${words('Same day', 58, 183, { size: 14, shade: 'words' })}`;

/** Results of the sound services that also have a picture, keyed by slug. */
export const sounds = {
  jingle,
  'ad-read-tag': adRead,
  'edit-show-notes-combo': combo,
};
