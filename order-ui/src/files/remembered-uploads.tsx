/**
 * `localStorage` key of the fingerprints of unfinished uploads, which tell files of the same name
 * apart.
 */
const key = 'nc-uploads';
const most = 50;

type Remembered = Readonly<Record<string, string>>;

/**
 * Identical if the same file is chosen again, different if it was modified since. Excludes the
 * name, which the server stores.
 */
export const fingerprintOf = ({ size, lastModified }: File): string => `${size}-${lastModified}`;

function read(): Remembered {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Remembered) : {};
  } catch {
    return {};
  }
}

function write(remembered: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // Storage is unavailable or full: the upload cannot resume after a reload.
  }
}

/** Stores which file an upload belongs to, so that it can resume after a reload. */
export function rememberUpload(id: string, file: File): void {
  const others = Object.entries(read()).filter(([other]) => other !== id);
  write(Object.fromEntries([...others.slice(1 - most), [id, fingerprintOf(file)]]));
}

export function forgetUpload(id: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== id)));
}

/** The fingerprint of an upload's file; undefined if another browser started the upload. */
export function rememberedUpload(id: string): string | undefined {
  const fingerprint: unknown = read()[id];
  return typeof fingerprint === 'string' ? fingerprint : undefined;
}
