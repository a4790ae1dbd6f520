#!/usr/bin/env node
/**
 * `node mf-marketing/service-examples/make.mjs`: draws the results of services for /services. Run
 * it after changing a drawing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fill, picture } from '../drawing/paint.mjs';
import { pictures } from './pictures.mjs';
import { sounds } from './sounds.mjs';
import { texts } from './texts.mjs';

const folder = new URL('../../shell/public/images/services/', import.meta.url);
const ground = `<path d="M0 0h480v240H0z" ${fill('ground')}/>`;

mkdirSync(folder, { recursive: true });
for (const [slug, drawing] of Object.entries({ ...pictures, ...texts, ...sounds })) {
  writeFileSync(new URL(`${slug}.svg`, folder), picture(480, 240, ground + drawing));
}
