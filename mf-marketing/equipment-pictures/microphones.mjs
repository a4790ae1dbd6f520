import { fill, stroke } from '../drawing/paint.mjs';

/** A stand: a pole and its base plate. @param {number} x @param {number} top */
const stand = (x, top) => `
<path d="M${x} ${top}V206" ${stroke('grey', 7)}/>
<path d="M${x - 46} 208h92" ${stroke('body', 10)}/>`;

/** Lines of a grille. @param {readonly string[]} lines */
const grille = (lines) => `<path d="${lines.join('')}" ${stroke('quiet', 3)}/>`;

const q2u = `
<g transform="rotate(38 160 120)">
<path d="M143 96h34l-6 108a11 11 0 0 1 -22 0z" ${fill('body')}/>
<path d="M128 66a32 32 0 0 1 64 0v8a32 26 0 0 1 -64 0z" ${fill('words')}/>
${grille(['M134 54h52', 'M130 66h60', 'M132 78h56'])}
<path d="M129 92h62" ${stroke('body', 9)}/>
<path d="M154 122h12" ${stroke('accent', 8)}/>
</g>
<path d="M121 214l-28 4M119 212q-62 30 -84 -6" ${stroke('grey', 5)}/>
<path d="M150 140l-8 66M142 170l-34 42M142 170l36 42" ${stroke('grey', 7)}/>`;

const podmic = `${stand(150, 150)}
<path d="M150 156q-52 0 -52 -52" ${stroke('grey', 9)}/>
<rect x="84" y="66" width="106" height="76" rx="14" ${fill('body')}/>
<path d="M190 64h16a38 40 0 0 1 0 80h-16z" ${fill('words')}/>
${grille(['M204 66v76', 'M217 71v66', 'M230 82v44'])}
<circle cx="100" cy="104" r="13" ${fill('grey')}/>
<circle cx="100" cy="104" r="5" ${fill('body')}/>
<path d="M150 86h22" ${stroke('accent', 7)}/>
<path d="M84 104H52q-18 0 -18 22v82" ${stroke('grey', 5)}/>`;

const mv7 = `${stand(142, 160)}
<path d="M94 108v18q0 38 48 38t48 -38v-18" ${stroke('grey', 9)}/>
<path d="M66 80a12 12 0 0 1 12 -12h96v76H78a12 12 0 0 1 -12 -12z" ${fill('body')}/>
<path d="M174 66l44 -6a40 46 0 0 1 0 92l-44 -6z" ${fill('words')}/>
${grille(['M190 66v80', 'M206 62v88', 'M222 62v88', 'M238 70v72'])}
<path d="M92 84h62" ${stroke('accent', 8)}/>
<path d="M66 118H50q-16 0 -16 18v72" ${stroke('grey', 5)}/>`;

const sm7b = `
<path d="M44 208h84M86 204V146" ${stroke('grey', 9)}/>
<path d="M86 146q0 -26 20 -26h34" ${stroke('grey', 9)}/>
<rect x="70" y="78" width="96" height="70" rx="8" ${fill('body')}/>
<path d="M76 64h88M76 162h88" ${stroke('grey', 6)}/>
<circle cx="120" cy="113" r="17" ${fill('grey')}/>
<circle cx="120" cy="113" r="6" ${fill('body')}/>
<path d="M164 70h88a26 26 0 0 1 26 26v34a26 26 0 0 1 -26 26h-88z" ${fill('words')}/>
<path d="M182 86h.01M206 86h.01M230 86h.01M254 92h.01M194 104h.01M218 104h.01M242 106h.01M182 122h.01M206 122h.01M230 122h.01M254 124h.01M194 140h.01M218 140h.01M242 140h.01" ${stroke('grey', 5)}/>
<path d="M84 92h.01" ${stroke('accent', 10)}/>
<path d="M70 113H46" ${stroke('grey', 5)}/>`;

const re20 = `${stand(160, 166)}
<g transform="rotate(-14 160 108)">
<rect x="58" y="78" width="204" height="60" rx="16" ${fill('grey')}/>
<path d="M214 78h34a14 14 0 0 1 14 14v32a14 14 0 0 1 -14 14h-34z" ${fill('words')}/>
${grille(['M226 84v48', 'M238 84v48', 'M250 86v44'])}
<path d="M86 98h28M86 108h28M86 118h28" ${stroke('body', 4)}/>
<path d="M188 100h12" ${stroke('accent', 8)}/>
<rect x="128" y="62" width="46" height="92" rx="10" ${stroke('body', 7)}/>
<path d="M130 64l22 14l20 -14M130 152l22 -14l20 14" ${stroke('body', 4)}/>
</g>`;

/** Keyed by the name of the product's picture file. */
export const microphones = {
  'samson-q2u': q2u,
  'rode-podmic': podmic,
  'shure-mv7': mv7,
  'shure-sm7b': sm7b,
  'electro-voice-re20': re20,
};
