import { outlines } from '../drawing/outlines.mjs';
import { both, fill, lettering, stroke } from '../drawing/paint.mjs';

const caption = { y: 612, size: 37, centred: true };
const arrow = (x) => `M${x} 458h27m-10 -10l10 10l-10 10`;
const row = (y) =>
  `M323 ${y}h190a12 12 0 0 1 12 12v22a12 12 0 0 1 -12 12H323a12 12 0 0 1 -12 -12v-22a12 12 0 0 1 12 -12z`;

const form = `
<path d="M150 380h66l40 40v104a14 14 0 0 1 -14 14h-92a14 14 0 0 1 -14 -14v-130a14 14 0 0 1 14 -14zM216 380v28a12 12 0 0 0 12 12h28" ${stroke('quiet', 4)}/>
<path d="M160 412h30M160 484h72" ${stroke('quiet', 9)}/>
<path d="M160 448h72M160 512h40" ${stroke('accent', 9)}/>`;

/** The values read from the form: two, and an unclear one that stays empty. */
const fields = `
<path d="${row(380)}${row(435)}" ${stroke('faint', 3)}/>
<path d="${row(490)}" ${stroke('grey', 3)} stroke-dasharray="7 8"/>
<path d="M333 403h34M333 458h34M333 513h34" ${stroke('quiet', 9)}/>
<path d="M393 403h76M393 458h50" ${stroke('ink', 9)}/>
<path d="M492 403l6 6l11 -12M492 458l6 6l11 -12" ${stroke('accent', 4.5)}/>
<path d="M494 507q1 -8 8 -8q8 0 8 7q0 5 -8 9M502 524h.01" ${stroke('grey', 4.5)}/>`;

const person = `
<circle cx="643" cy="459" r="66" ${fill('accentSoft')}/>
<path d="M595 504a50 50 0 0 1 96 0a66 66 0 0 1 -96 0z" ${fill('ink')}/>
<circle cx="643" cy="436" r="26" ${fill('ink')}/>
<circle cx="694" cy="508" r="29" ${both('accent', 'panel', 8)}/>
<path d="M681 509l9 9l17 -18" ${stroke('onAccent', 5.5)}/>`;

/** Highlights the new row in the list. */
const system = `
<path d="M776 380h124a16 16 0 0 1 16 16v126a16 16 0 0 1 -16 16H776a16 16 0 0 1 -16 -16V396a16 16 0 0 1 16 -16zM760 414h156" ${stroke('quiet', 4)}/>
<path d="M780 397h.01M796 397h.01" ${stroke('quiet', 8)}/>
<path d="M782 438h28M832 438h62M782 464h28M832 464h44" ${stroke('faint', 9)}/>
<rect x="770" y="484" width="136" height="42" rx="9" ${fill('accent')}/>
<path d="M786 505h24M832 505h58" ${stroke('onAccent', 9)}/>`;

/** The lower panel: a form is read, a person approves it, and only then is it entered. */
export function workflow() {
  const names = [
    outlines('Form', { x: 196, ...caption }),
    outlines('Read', { x: 418, ...caption }),
    outlines('Entered', { x: 838, ...caption }),
  ];
  const approved = outlines('Approved', { x: 643, ...caption });
  return `
<rect x="94" y="330" width="864" height="328" rx="28" ${both('panel', 'canvas', 22)}/>
<rect x="94" y="330" width="864" height="328" rx="28" ${both('panel', 'faint', 2.5)}/>${form}
<path d="${arrow(270)}${arrow(538)}" ${stroke('grey', 4)}/>
<path d="${arrow(720)}" ${stroke('accent', 4)}/>${fields}${person}${system}
<path d="${names.join('')}" ${lettering('words')}/>
<path d="${approved}" ${lettering('accent', 'bold')}/>`;
}
