/** What tells a file from others of the same name, of uploads that are not complete. */
const key = 'nc-uploads';
const most = 50;

type Remembered = Readonly<Record<string, string>>;

/** The same for a file that is chosen again, another for one that was changed in between. Its name stays with the server. */
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
    // Without a place for it an upload only does not go on after a reload.
  }
}

/** Notes which file an upload is of, so that it can go on after a reload. */
export function rememberUpload(id: string, file: File): void {
  const others = Object.entries(read()).filter(([other]) => other !== id);
  write(Object.fromEntries([...others.slice(1 - most), [id, fingerprintOf(file)]]));
}

export function forgetUpload(id: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== id)));
}

/** The fingerprint of the file that an upload is of; undefined for one that another browser began. */
export function rememberedUpload(id: string): string | undefined {
  const fingerprint: unknown = read()[id];
  return typeof fingerprint === 'string' ? fingerprint : undefined;
}
