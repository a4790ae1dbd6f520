/**
 * Code points below 65,536 that a TrueType font has a glyph for, from its `cmap` table in format 4.
 */
export function codePointsOf(font: Buffer): ReadonlySet<number> {
  const table = formatFour(font, tableOffset(font, 'cmap'));
  const count = font.readUInt16BE(table + 6) / 2;
  const endAt = table + 14;
  const startAt = endAt + 2 * count + 2;
  const points = new Set<number>();
  for (let segment = 0; segment < count; segment += 1) {
    const end = font.readUInt16BE(endAt + 2 * segment);
    const start = font.readUInt16BE(startAt + 2 * segment);
    const delta = font.readUInt16BE(startAt + 2 * count + 2 * segment);
    const rangeAt = startAt + 4 * count + 2 * segment;
    const range = font.readUInt16BE(rangeAt);
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const listed = range === 0 ? point : font.readUInt16BE(rangeAt + range + 2 * (point - start));
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) points.add(point);
    }
  }
  return points;
}

function tableOffset(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${name}`);
}

function formatFour(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    if (font.readUInt16BE(table) === 4) return table;
  }
  throw new Error('the font has no character table in format 4');
}
