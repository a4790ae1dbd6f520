#!/usr/bin/env node
/**
 * `node mf-marketing/examples/measure.mjs`: measures the examples in shell/public/examples with the
 * product's own analysis and writes the values that the pages show. To use your own recordings, add
 * one folder each with `raw.mp3`, `finished.mp3` and `example.json`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measured } from './product-analysis.mjs';

const examples = fileURLToPath(new URL('../../shell/public/examples/', import.meta.url));
const result = fileURLToPath(new URL('../src/listen/examples.json', import.meta.url));
/** Number of bars in a drawn waveform. */
const bars = 96;

export const folderOf = (id) => path.join(examples, id);

/** Highest magnitude within each bar, from 0 to 99. */
function barsOf(peaks) {
  const pairs = peaks.length / 2;
  return Array.from({ length: bars }, (_, bar) => {
    const [from, to] = [bar, bar + 1].map((edge) => Math.floor((edge * pairs) / bars) * 2);
    const highest = peaks
      .slice(from, to)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    return Math.round((highest * 99) / 127);
  });
}

async function versionOf(id, name) {
  const { durationMs, peaks, ...figures } = await measured(path.join(folderOf(id), `${name}.mp3`));
  return { durationMs, version: { ...figures, bars: barsOf(peaks) } };
}

async function exampleOf(id) {
  const text = readFileSync(path.join(folderOf(id), 'example.json'), 'utf8');
  const { order, title, label, words, raw, finished } = JSON.parse(text);
  const [before, after] = [await versionOf(id, 'raw'), await versionOf(id, 'finished')];
  if (Math.abs(before.durationMs - after.durationMs) > 250) {
    throw new Error(`${id}: raw and finished must be equally long, for they are heard in turn`);
  }
  const versions = {
    raw: { text: raw, ...before.version },
    finished: { text: finished, ...after.version },
  };
  return { order, id, title, label, words, durationMs: before.durationMs, versions };
}

export async function measureAll() {
  const ids = readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const all = await Promise.all(ids.map(({ name }) => exampleOf(name)));
  all.sort((one, other) => one.order - other.order);
  writeFileSync(
    result,
    `${JSON.stringify(
      all.map(({ order: _, ...rest }) => rest),
      null,
      2,
    )}\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measureAll();
