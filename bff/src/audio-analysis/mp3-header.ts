/** The four-byte header of an MPEG audio frame. */
interface Mp3Header {
  readonly rate: number;
  readonly channels: 1 | 2;
  /** Length of the frame, including its header. */
  readonly bytes: number;
}

const rates = [44_100, 48_000, 32_000];
/**
 * Kilobits per second by the header's index; 0 means a free bitrate, and the last index is
 * forbidden.
 */
const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/**
 * Reads headers of layer III of MPEG-1, 2 and 2.5. `bench/audio` reads frames with it too.
 * @returns null where no frame begins
 */
export function readMp3Header(bytes: Uint8Array, at: number): Mp3Header | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  if (version === 1 || !isLayer3) return null;
  const isFirst = version === 3;
  const bitrate = (isFirst ? bitrates.first : bitrates.later)[third >> 4];
  const fullRate = rates[(third >> 2) & 3];
  if (!bitrate || fullRate === undefined) return null;
  const rate = fullRate / (isFirst ? 1 : version === 2 ? 2 : 4);
  const padding = (third >> 1) & 1;
  const length = Math.floor(((isFirst ? 144 : 72) * bitrate * 1000) / rate) + padding;
  return { rate, channels: fourth >> 6 === 3 ? 1 : 2, bytes: length };
}

/**
 * Finds the first frame. Three frames of the same kind must follow it, so that bytes which look
 * like a header by chance do not match.
 * @param isEnd whether these are the last bytes: then fewer frames are enough
 */
export function findFirstFrame(
  bytes: Uint8Array,
  isEnd: boolean,
): { at: number; header: Mp3Header } | null {
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    const header = readMp3Header(bytes, at);
    if (header !== null && isFollowed(bytes, at, header, isEnd)) return { at, header };
  }
  return null;
}

function isFollowed(bytes: Uint8Array, at: number, first: Mp3Header, isEnd: boolean): boolean {
  let next = at + first.bytes;
  for (let frames = 0; frames < 3; frames += 1) {
    if (next + 4 > bytes.length) return isEnd && frames > 0;
    const header = readMp3Header(bytes, next);
    if (header?.rate !== first.rate || header.channels !== first.channels) return false;
    next += header.bytes;
  }
  return true;
}

/**
 * Bytes of the ID3v2 tag at the start, which may hold a picture of many megabytes; 0 without a tag.
 */
export function id3Length(bytes: Uint8Array): number {
  if (bytes.length < 10 || String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0;
  const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0;
  const size = bytes.subarray(6, 10).reduce((sum, byte) => (sum << 7) | (byte & 0x7f), 0);
  return 10 + size + (hasFooter ? 10 : 0);
}
