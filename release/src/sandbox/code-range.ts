import { readFileSync } from 'node:fs';

let measured: number | undefined;

/**
 * Kilobytes of address space that Node reserves for generated code. Since Node 24, V8 maps the
 * whole range (512 MB on x64) as writable at startup, and the system counts it as data of the
 * process although it is empty. Every process of this Node binary reserves the same amount, so this
 * process measures itself.
 */
export function codeRange(): number {
  measured ??= writableCode(ownMaps());
  return measured;
}

/** @param maps content of `/proc/<pid>/maps` */
export function writableCode(maps: string): number {
  const ranges = maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp /gm);
  const bytes = [...ranges].map(
    ([, from, to]) => Number.parseInt(`${to}`, 16) - Number.parseInt(`${from}`, 16),
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Empty on systems without this file. Those systems have no data limit either. */
function ownMaps(): string {
  try {
    return readFileSync('/proc/self/maps', 'utf8');
  } catch {
    return '';
  }
}
