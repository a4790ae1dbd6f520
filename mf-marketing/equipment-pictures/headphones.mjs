import { fill, stroke } from '../drawing/paint.mjs';

/** Adds the mirrored right half to a drawing of the left half. @param {string} left */
const pair = (left) => `${left}<g transform="matrix(-1 0 0 1 320 0)">${left}</g>`;

const band = (width, paint = 'body') =>
  `<path d="M92 124C84 16 236 16 228 124" ${stroke(paint, width)}/>`;

const coil = Array.from({ length: 9 }, (_, index) => `q4 -10 8 0t-1 ${index % 2 ? 1 : -1}`).join(
  '',
);

const m20x = `${band(11)}
<path d="M112 62q48 -38 96 0" ${stroke('grey', 9)}/>
${pair(`<path d="M92 116v24" ${stroke('grey', 8)}/>
<rect x="70" y="122" width="40" height="72" rx="19" ${fill('body')}/>
<rect x="104" y="128" width="18" height="60" rx="9" ${fill('words')}/>
<path d="M82 158h.01" ${stroke('accent', 10)}/>`)}
<path d="M88 194v24" ${stroke('grey', 5)}/>`;

const hd280 = `${band(20)}
${pair(`<path d="M92 112v20" ${stroke('grey', 14)}/>
<path d="M54 156a34 46 0 0 1 56 -34v74a34 46 0 0 1 -56 -40z" ${fill('body')}/>
<rect x="106" y="114" width="24" height="88" rx="12" ${fill('grey')}/>
<path d="M72 142v32" ${stroke('words', 6)}/>`)}
<path d="M76 198v8q0 10 12 10${coil}" ${stroke('grey', 5)}/>
<path d="M128 47q32 -10 64 0" ${stroke('accent', 6)}/>`;

const mdr7506 = `${band(13)}
<path d="M118 58q42 -30 84 0" ${stroke('words', 14)}/>
${pair(`<path d="M92 110v30" ${stroke('quiet', 10)}/>
<path d="M62 130h46v62H84a22 30 0 0 1 -22 -30z" ${fill('body')}/>
<rect x="104" y="126" width="20" height="70" rx="9" ${fill('words')}/>
<path d="M66 144h38" ${stroke('accent', 7)}/><path d="M68 156h36" ${stroke('quiet', 3)}/>`)}
<path d="M84 192v10q0 14 14 14${coil}" ${stroke('grey', 5)}/>`;

const m50x = `${band(17)}
<path d="M116 52q44 -30 88 0" ${stroke('grey', 6)}/>
${pair(`<path d="M88 104l-6 26M98 104l2 26" ${stroke('grey', 6)}/>
<circle cx="82" cy="158" r="36" ${fill('body')}/>
<circle cx="78" cy="158" r="23" ${stroke('grey', 4)}/>
<path d="M70 158h16" ${stroke('accent', 6)}/>
<rect x="104" y="120" width="22" height="76" rx="11" ${fill('words')}/>`)}
<path d="M80 194v26" ${stroke('grey', 5)}/>`;

const dt770 = `${band(7, 'grey')}
<path d="M118 54q42 -28 84 0" ${stroke('body', 18)}/>
${pair(`<path d="M90 108v22M78 140h18" ${stroke('grey', 6)}/>
<path d="M46 160a42 42 0 0 1 62 -37v74a42 42 0 0 1 -62 -37z" ${fill('body')}/>
<rect x="102" y="112" width="34" height="96" rx="17" ${fill('quiet')}/>
<path d="M70 144v32" ${stroke('accent', 7)}/>`)}
<path d="M74 198v8q0 12 -12 14" ${stroke('grey', 5)}/>`;

/** Keyed by the name of the product's picture file. */
export const headphones = {
  'ath-m20x': m20x,
  'sennheiser-hd-280-pro': hd280,
  'sony-mdr-7506': mdr7506,
  'ath-m50x': m50x,
  'beyerdynamic-dt-770-pro': dt770,
};
