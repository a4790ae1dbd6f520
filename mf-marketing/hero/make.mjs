#!/usr/bin/env node
/**
 * `node mf-marketing/hero/make.mjs`: draws the picture of the home page, and its lower panel for
 * /ai. Run it after changing the drawing or the examples.
 */
import { writeFileSync } from 'node:fs';
import { outlines } from '../drawing/outlines.mjs';
import { both, fill, lettering, picture, stroke } from '../drawing/paint.mjs';
import { heroFile, loudnessText, shownExample, wavePath, waveStarts } from './shown-example.mjs';
import { workflow } from './workflow.mjs';

const label = { y: 60, size: 36 };
const figure = { y: 110, size: 43 };
const columns = { raw: 44, finished: 464 };

/**
 * The upper panel: the same seconds of a recording, raw and finished, between two dotted lines.
 * Only the finished waveform reaches the lines.
 */
function recording({ versions: { raw, finished } }) {
  const names = outlines('Raw', { x: columns.raw, ...label });
  const finishedName = outlines('Finished', { x: columns.finished, ...label });
  const before = outlines(loudnessText(raw.loudness), { x: columns.raw, ...figure });
  const after = outlines(loudnessText(finished.loudness), { x: columns.finished, ...figure });
  return `
<rect x="2" y="2" width="864" height="352" rx="28" ${both('panel', 'faint', 2.5)}/>
<path d="${names}${finishedName}" ${lettering('words')}/>
<path d="${before}" ${lettering('ink', 'bold')}/>
<path d="${after}" ${lettering('accent', 'bold')}/>
<path d="M48 134H408M468 134H828M48 310H408M468 310H828" ${stroke('quiet', 3)} stroke-dasharray="0 11"/>
<path d="${wavePath(raw.bars, waveStarts.raw)}" ${stroke('grey', 7)}/>
<path d="${wavePath(finished.bars, waveStarts.finished)}" ${stroke('accent', 7)}/>
<circle cx="437" cy="222" r="22" ${fill('accent')}/>
<path d="M428 222h18m-7 -7l7 7l-7 7" ${stroke('onAccent', 4)}/>`;
}

writeFileSync(heroFile, picture(960, 660, recording(shownExample()) + workflow()));
writeFileSync(
  new URL('ai.svg', heroFile),
  picture(884, 350, `<g transform="translate(-84 -319)">${workflow()}</g>`),
);
