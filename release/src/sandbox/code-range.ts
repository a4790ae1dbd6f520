import { readFileSync } from 'node:fs';

let measured: number | undefined;

/**
 * Kilobytes that Node reserves for code that it may write. From Node 24 on V8 maps its whole range, 512 MB on x64, so that
 * it may be written from the start, and the system counts it as data of the process although nothing is in it.
 * Every Node of this binary reserves as much, so this process tells.
 */
export function codeRange(): number {
  measured ??= writableCode(ownMaps());
  return measured;
}

/** @param maps in the notation of `/proc/<pid>/maps` */
export function writableCode(maps: string): number {
  const ranges = maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp /gm);
  const bytes = [...ranges].map(
    ([, from, to]) => Number.parseInt(`${to}`, 16) - Number.parseInt(`${from}`, 16),
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Nothing where the system has no such file; it has no limit of data either. */
function ownMaps(): string {
  try {
    return readFileSync('/proc/self/maps', 'utf8');
  } catch {
    return '';
  }
}
