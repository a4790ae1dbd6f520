/**
 * A UUID of version 8 (RFC 9562) from a hash: the same for the same hash.
 * @param hash at least 16 bytes, the first of which are changed
 */
export function hashedUuid(hash: Buffer): string {
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
