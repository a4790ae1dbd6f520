#!/usr/bin/env node
/**
 * Open-loop load generator: sends requests when they are due, regardless of earlier responses. Runs
 * in a separate process and takes commands as messages from its parent (`generator-process.mjs`).
 */
import { createClient } from './client.mjs';
import { createMix } from './mix.mjs';
import { gather } from './people.mjs';
import { Tally } from './tally.mjs';

let send;
let nextCall;

/** Seeded random numbers (mulberry32), so that every run sends the same. */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = seededRandom(20_261_122);

const tell = (message) => process.send?.(message);

/** Prepares for the product with its users, or for a bare server with a single page. */
async function prepare({ origin, people }) {
  send = createClient(origin);
  if (people === undefined) {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    nextCall = () => ({ name: 'bare', path: '/', headers });
    return;
  }
  const world = await gather(origin, people);
  nextCall = createMix(world, random);
}

/** Classifies a result: `served`, `shed`, or what is wrong with it. */
function kindOf({ status, headers, error }) {
  if (error !== undefined) return error;
  if (status >= 200 && status < 400) return 'served';
  if (status !== 503) return `${status}`;
  return Number(headers['retry-after']) > 0 ? 'shed' : '503 without Retry-After';
}

/**
 * Time windows of a stage; each is reported to the parent after all of its requests are answered.
 */
class Windows {
  #open = [];

  constructor(begun, length, stage) {
    this.begun = begun;
    this.length = length;
    this.stage = stage;
  }

  /** The window in which a request is due. */
  of(due) {
    const index = Math.floor((due - this.begun) / this.length);
    let last = this.#open.at(-1);
    if (last?.index !== index) {
      const end = this.begun + (index + 1) * this.length;
      last = { index, tally: new Tally(), shedSeconds: new Set(), pending: 0, end };
      this.#open.push(last);
    }
    return last;
  }

  close(now) {
    while (this.#open[0]?.pending === 0 && this.#open[0].end <= now) {
      const { index, tally, shedSeconds, end } = this.#open.shift();
      const window = { stage: this.stage, index, end, shedSeconds: [...shedSeconds] };
      tell({ window: { ...window, ...tally.summary() } });
    }
  }

  get isClosed() {
    return this.#open.length === 0;
  }
}

/** Runs the stages in order without a pause. */
async function run({ stages, windowLength }) {
  let due = performance.now() + 20;
  const results = [];
  for (const [index, { rate, seconds, raw }] of stages.entries()) {
    const end = due + seconds * 1000;
    const windows = new Windows(due, windowLength, index);
    const result = {
      all: new Tally(),
      late: new Tally(),
      calls: {},
      raw: raw ? [] : undefined,
      windows,
    };
    results.push(result);
    while (due < end) {
      const now = performance.now();
      for (; due <= now && due < end; due += (-Math.log(1 - random()) / rate) * 1000) {
        result.late.add('served', now - due, 0);
        ask(due, result);
      }
      for (const each of results) each.windows.close(now);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  while (results.some(({ windows }) => !windows.isClosed)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { windows } of results) windows.close(performance.now());
  }
  return results.map(({ all, late, calls, raw }) => ({
    ...all.summary(),
    sentLateP99: late.summary().p99,
    calls: Object.entries(calls).map(([name, tally]) => ({ name, ...tally.summary() })),
    raw,
  }));
}

function ask(due, { all, calls, windows, raw }) {
  const call = nextCall();
  calls[call.name] ??= new Tally();
  const window = windows.of(due);
  window.pending += 1;
  send(call, (answer) => {
    const kind = kindOf(answer);
    const milliseconds = performance.now() - due;
    for (const tally of [all, calls[call.name], window.tally])
      tally.add(kind, milliseconds, answer.bytes ?? 0);
    if (kind === 'shed') window.shedSeconds.add(Math.floor((due - windows.begun) / 1000));
    raw?.push([due - windows.begun, milliseconds, kind]);
    window.pending -= 1;
    call.after?.(answer);
  });
}

const tasks = { prepare, run };

process.on('message', async ({ task, given }) => {
  try {
    tell({ done: (await tasks[task](given)) ?? null });
  } catch (error) {
    tell({ failed: error.stack });
  }
});
process.on('disconnect', () => process.exit(0));
