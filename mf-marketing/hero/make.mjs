#!/usr/bin/env node
/**
 * `node mf-marketing/hero/make.mjs`: draws the picture of the home page. Run it after a change of the drawing or of the examples.
 */
import { writeFileSync } from 'node:fs';
import { darkStyle } from './paint.mjs';
import { recording } from './recording.mjs';
import { heroFile, shownExample } from './shown-example.mjs';
import { workflow } from './workflow.mjs';

const drawing = (recording(shownExample()) + workflow()).replaceAll('\n', '');
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 660" fill="none" stroke-linecap="round" stroke-linejoin="round">';
writeFileSync(heroFile, `${frame}${darkStyle(drawing)}${drawing}</svg>\n`);
