import { readFile } from 'node:fs/promises';

const fixture = new URL('../../bff/test/audio/stereo.mp3', import.meta.url);
const headers = new URL('../../bff/dist/audio-analysis/mp3-header.js', import.meta.url);

/** An MP3 file of the given length in minutes, made by repeating the frames of a short file. */
export async function longMp3(minutes) {
  const { findFirstFrame, id3Length, readMp3Header } = await import(headers.href);
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
