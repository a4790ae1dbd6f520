/**
 * Samples of one channel, full scale −1 to 1.
 * @typedef {{ rate: number, samples: Float64Array }} Sound
 */

/** @param {Buffer} file 16-bit PCM of one channel @returns {Sound} */
export function readWav(file) {
  const rate = file.readUInt32LE(24);
  const data = file.indexOf('data') + 8;
  const samples = new Float64Array((file.length - data) >> 1);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = file.readInt16LE(data + 2 * index) / 32_768;
  }
  return { rate, samples };
}

/** @param {Sound} sound @returns {Buffer} 16-bit PCM of one channel */
export function writeWav({ rate, samples }) {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF');
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  for (const [index, sample] of samples.entries()) {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    file.writeInt16LE(value, 44 + 2 * index);
  }
  return file;
}
