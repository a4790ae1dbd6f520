/** Whether a link may have this address: http(s), mailto, or an address of this site. */
export function isGoodLink(address: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(address)) return false;
  if (/^(https?:\/\/[^/?#]|mailto:[^@]+@)/i.test(address)) return true;
  return /^(\/(?!\/)|#|\?)/.test(address);
}
