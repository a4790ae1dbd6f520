#!/usr/bin/env node
/**
 * `node mf-marketing/hero/make.mjs`: draws the picture of the home page, and its lower panel for
 * /ai. Run it after changing the drawing or the examples.
 */
import { writeFileSync } from 'node:fs';
import { picture } from '../drawing/paint.mjs';
import { recording } from './recording.mjs';
import { heroFile, shownExample } from './shown-example.mjs';
import { workflow } from './workflow.mjs';

writeFileSync(heroFile, picture(960, 660, recording(shownExample()) + workflow()));
writeFileSync(
  new URL('ai.svg', heroFile),
  picture(884, 350, `<g transform="translate(-84 -319)">${workflow()}</g>`),
);
