#!/usr/bin/env node
/**
 * `node mf-marketing/equipment-pictures/make.mjs`: draws the products of /equipment. Run it after
 * changing a drawing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fill, picture } from '../drawing/paint.mjs';
import { headphones } from './headphones.mjs';
import { interfaces } from './interfaces.mjs';
import { microphones } from './microphones.mjs';
import { software } from './software.mjs';

const folder = new URL('../../shell/public/images/equipment/', import.meta.url);
const ground = `<path d="M0 0h320v240H0z" ${fill('ground')}/>`;

mkdirSync(folder, { recursive: true });
for (const [name, drawing] of Object.entries({
  ...microphones,
  ...interfaces,
  ...headphones,
  ...software,
})) {
  writeFileSync(new URL(`${name}.svg`, folder), picture(320, 240, ground + drawing));
}
