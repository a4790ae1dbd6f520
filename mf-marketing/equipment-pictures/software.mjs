import { both, fill, stroke } from '../drawing/paint.mjs';

/** An application window. @param {string} content */
const programWindow = (content) => `
<rect x="28" y="28" width="264" height="184" rx="12" ${both('panel', 'quiet', 3)}/>
<path d="M29 56h262" ${stroke('faint', 3)}/>
<path d="M46 42h.01M62 42h.01M78 42h.01" ${stroke('quiet', 8)}/>${content}`;

/**
 * Bars of a waveform, from a repeating pattern of seven heights.
 * @param {number} x @param {number} middle @param {number} count @param {number} reach
 */
function wave(x, middle, count, reach) {
  const heights = [0.3, 0.7, 1, 0.55, 0.85, 0.4, 0.65];
  return Array.from({ length: count }, (_, index) => {
    const half = Math.max(1, Math.round((heights[index % heights.length] ?? 0) * reach));
    return `M${x + index * 9} ${middle - half}v${2 * half}`;
  }).join('');
}

const audacity = programWindow(`
<path d="M44 70l12 7l-12 7z" ${fill('accent')}/><path d="M76 77h.01M96 77h.01" ${stroke('grey', 12)}/>
<path d="M40 98h38v42H40zM40 156h38v42H40z" ${fill('faint')}/>
<path d="${wave(92, 119, 21, 18)}" ${stroke('accent', 5)}/>
<path d="${wave(92, 177, 21, 18)}" ${stroke('grey', 5)}/>`);

const clips = [
  [70, 82, 62, 'grey'],
  [70, 150, 128, 'quiet'],
  [90, 92, 52, 'accent'],
  [90, 166, 98, 'accent'],
  [110, 130, 90, 'grey'],
  [130, 82, 120, 'quiet'],
  [130, 220, 54, 'grey'],
];
const reaper = programWindow(`
<path d="M40 70h32M40 90h32M40 110h32M40 130h32" ${stroke('faint', 10)}/>
<path d="${clips
  .filter(([, , , paint]) => paint === 'grey')
  .map(([y, x, width]) => `M${x + 4} ${y}h${width}`)
  .join('')}" ${stroke('grey', 13)}/>
<path d="${clips
  .filter(([, , , paint]) => paint === 'quiet')
  .map(([y, x, width]) => `M${x + 4} ${y}h${Math.min(width, 268 - x)}`)
  .join('')}" ${stroke('quiet', 13)}/>
<path d="${clips
  .filter(([, , , paint]) => paint === 'accent')
  .map(([y, x, width]) => `M${x + 4} ${y}h${Math.min(width, 268 - x)}`)
  .join('')}" ${stroke('accent', 13)}/>
<path d="M29 146h262" ${stroke('faint', 3)}/>
<path d="M52 158v42M88 158v42M124 158v42M160 158v42M196 158v42M232 158v42M268 158v42" ${stroke('faint', 5)}/>
<path d="M44 172h16M80 182h16M116 168h16M152 190h16M188 176h16M224 172h16M260 180h16" ${stroke('body', 9)}/>`);

const descript = programWindow(`
<path d="M46 76h40" ${stroke('accent', 9)}/>
<path d="M46 98h74M136 98h60M46 120h30M152 120h62M46 142h110" ${stroke('grey', 9)}/>
<path d="M92 120h44M172 142h36" ${stroke('faint', 14)}/>
<path d="M88 120h52M168 142h44" ${stroke('words', 3)}/>
<rect x="226" y="70" width="52" height="78" rx="6" ${fill('faint')}/>
<circle cx="252" cy="100" r="11" ${fill('grey')}/><path d="M234 140a18 20 0 0 1 36 0z" ${fill('grey')}/>
<path d="M29 162h262" ${stroke('faint', 3)}/>
<path d="${wave(46, 187, 26, 14)}" ${stroke('quiet', 5)}/><path d="M136 170v34" ${stroke('accent', 4)}/>`);

const audition = programWindow(`
<path d="${wave(46, 88, 26, 18)}" ${stroke('grey', 5)}/>
<rect x="42" y="116" width="236" height="84" rx="4" ${fill('body')}/>
<path d="M50 190h220M50 178h66M130 178h140M50 166h44M144 166h60M222 166h48M62 154h24M150 154h40M232 154h26M156 142h20" ${stroke('grey', 8)}/>
<path d="M50 190h52M128 190h64M212 190h58" ${stroke('quiet', 8)}/>
<rect x="92" y="124" width="32" height="56" rx="6" ${stroke('accent', 4)} stroke-dasharray="1 8"/>
<path d="M108 138v28" ${stroke('accent', 8)}/>`);

const guest = (x, y) => `
<rect x="${x}" y="${y}" width="112" height="58" rx="8" ${fill('faint')}/>
<circle cx="${x + 56}" cy="${y + 24}" r="12" ${fill('grey')}/>
<path d="M${x + 32} ${y + 58}a24 20 0 0 1 48 0z" ${fill('grey')}/>`;
const riverside = programWindow(`${guest(42, 66)}${guest(166, 66)}
<path d="M56 78h.01M180 78h.01" ${stroke('accent', 10)}/>
<path d="M44 144h110M168 144h110" ${stroke('faint', 7)}/>
<path d="M44 144h84M168 144h52" ${stroke('accent', 7)}/>
<path d="${wave(44, 182, 12, 16)}${wave(168, 182, 12, 16)}" ${stroke('grey', 5)}/>`);

/** Keyed by the name of the product's picture file. */
export const software = {
  audacity,
  reaper,
  descript,
  'adobe-audition': audition,
  riverside,
};
