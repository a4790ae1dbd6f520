/**
 * `node bench/audio/run.mjs [minutes]`: measures how long the analysis of an hour of MP3 takes, and
 * the latency of other calls during the analysis relative to before it. Exits with 1 if an hour
 * takes more than a minute, or if the calls' 95th percentile is more than 1.5 times as long. It
 * measures the server in `bff/dist`, so build that first.
 */
import { readFile } from 'node:fs/promises';
import { administrator, makeDatabase } from '../bff/databases.mjs';
import { startServer } from '../bff/processes.mjs';

const minutes = Number(process.argv[2] ?? 60);
const json = { 'Content-Type': 'application/json' };
const partBytes = 16 * 1024 * 1024;
/** Concurrent callers, and their pause between calls in milliseconds. */
const callers = 4;
const pause = 20;
const before = 20_000;

const fixture = new URL('../../bff/test/audio/stereo.mp3', import.meta.url);
const mp3Headers = new URL('../../bff/dist/audio-analysis/mp3-header.js', import.meta.url);

const wait = (ms) => new Promise((wake) => setTimeout(wake, ms));
const { environment, remove } = await makeDatabase('sqlite');
const server = await startServer('../../bff/dist/main.js', environment);

/** An MP3 file of the given length in minutes, made by repeating the frames of a short file. */
async function longMp3(minutes) {
  const { findFirstFrame, id3Length, readMp3Header } = await import(mp3Headers.href);
  const file = await readFile(fixture);
  const audio = file.subarray(id3Length(file));
  const first = findFirstFrame(audio, false);
  const frames = [];
  let at = first.at;
  for (let header = first.header; header !== null; header = readMp3Header(audio, at)) {
    frames.push(audio.subarray(at, at + header.bytes));
    at += header.bytes;
  }
  // The Info or Xing frame contains no audio, only the length of the file.
  const sound = Buffer.concat(
    frames.filter((frame) => !/Info|Xing/.test(frame.toString('latin1'))),
  );
  const seconds = ((frames.length - 1) * 1152) / first.header.rate;
  return Buffer.concat(Array(Math.ceil((minutes * 60) / seconds)).fill(sound));
}

/**
 * @param {string} path
 * @param {RequestInit} request defaults to `POST`
 */
async function send(path, request) {
  const response = await fetch(server.origin + path, { method: 'POST', ...request });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

const post = async (path, cookie, body) => {
  const headers = { ...json, Cookie: cookie };
  return (await send(path, { headers, body: JSON.stringify(body) })).json();
};

async function signIn() {
  const response = await send('/api/login', { headers: json, body: JSON.stringify(administrator) });
  return response.headers.getSetCookie()[0].split(';')[0];
}

/** @returns the file's id */
async function upload(cookie, order, bytes) {
  const metadata = Object.entries({ name: 'hour.mp3', order })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const tus = { Cookie: cookie, 'Tus-Resumable': '1.0.0' };
  const begun = await send('/api/uploads', {
    headers: { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  });
  const path = new URL(begun.headers.get('location') ?? '', server.origin).pathname;
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    await send(path, {
      method: 'PATCH',
      headers: {
        ...tus,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
      },
      body: bytes.subarray(offset, offset + partBytes),
    });
  }
  const id = path.split('/').at(-1);
  await post(`/api/orders/${order}/files`, cookie, { uploadId: id });
  return id;
}

/** Sends calls as users do until `isOver`. @returns their latencies in milliseconds */
async function callUntil(cookie, isOver) {
  const times = [];
  const call = async () => {
    while (!isOver()) {
      for (const path of ['/api/user', '/api/admin/orders?page=1&perPage=25']) {
        const began = performance.now();
        await (await send(path, { method: 'GET', headers: { Cookie: cookie } })).arrayBuffer();
        times.push(performance.now() - began);
        await wait(pause);
      }
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return times;
}

const percentile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

/** Null until the analysis has started. */
async function analysisOf(cookie, id) {
  const headers = { Cookie: cookie };
  const response = await fetch(`${server.origin}/api/files/${id}/analysis`, { headers });
  return response.status === 404 ? null : response.json();
}

async function measure() {
  const cookie = await signIn();
  const order = await post('/api/orders', cookie, { customerPhone: '1', projectBrief: 'x' });
  const bytes = await longMp3(minutes);
  const end = performance.now() + before;
  const calm = await callUntil(cookie, () => performance.now() > end);
  const id = await upload(cookie, order.id, bytes);
  while ((await analysisOf(cookie, id)) === null) await wait(50);
  const began = performance.now();
  const cpuBefore = server.cpuSeconds();
  /** @type {{ state: string, durationMs: number, loudness: number, peak: number } | null} */
  let analysis = null;
  const busy = callUntil(cookie, () => analysis !== null);
  for (;;) {
    const now = await analysisOf(cookie, id);
    if (now.state !== 'waiting') {
      analysis = now;
      break;
    }
    await wait(250);
  }
  const seconds = (performance.now() - began) / 1000;
  const cpu = server.cpuSeconds() - cpuBefore;
  return { bytes: bytes.length, analysis, seconds, cpu, calm, busy: await busy };
}

try {
  const { bytes, analysis, seconds, cpu, calm, busy } = await measure();
  if (analysis?.state !== 'done') throw new Error(JSON.stringify(analysis));
  const [p95Before, p95During] = [percentile(calm, 0.95), percentile(busy, 0.95)];
  const ratio = p95During / p95Before;
  const length = analysis.durationMs / 1000;
  process.stdout.write(
    [
      `${(length / 60).toFixed(1)} minutes of MP3 (${(bytes / 1e6).toFixed(1)} MB) analysed in ${seconds.toFixed(1)} s, ${(length / seconds).toFixed(0)} times as fast as it plays`,
      `processor time of the server meanwhile, other calls included: ${cpu.toFixed(1)} s`,
      `loudness ${analysis.loudness} LUFS, peak ${analysis.peak} dBFS`,
      `other calls before: p50 ${percentile(calm, 0.5).toFixed(1)} ms, p95 ${p95Before.toFixed(1)} ms of ${calm.length}`,
      `other calls during: p50 ${percentile(busy, 0.5).toFixed(1)} ms, p95 ${p95During.toFixed(1)} ms of ${busy.length}`,
      `p95 during against before: ${ratio.toFixed(2)} ×`,
      '',
    ].join('\n'),
  );
  if (seconds > minutes || ratio > 1.5) process.exitCode = 1;
} finally {
  await server.stop();
  await remove();
}
