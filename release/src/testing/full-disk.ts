import fs from 'node:fs/promises';

/**
 * Makes writing fail as on a full disk: files are created and stay empty. Ends with
 * `jest.restoreAllMocks`.
 */
export function fillDisk(): void {
  const { open, writeFile } = fs;
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'open').mockImplementation(async (...place) => {
    const handle = await open(...place);
    jest.spyOn(handle, 'writeFile').mockRejectedValue(full);
    return handle;
  });
  jest.spyOn(fs, 'writeFile').mockImplementation(async (file) => {
    await writeFile(file, '');
    throw full;
  });
}

/** Makes flushing the entries of a folder to disk fail. Ends with `jest.restoreAllMocks`. */
export function failToSync(folder: string): void {
  const { open } = fs;
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'open').mockImplementation(async (file, ...rest) => {
    const handle = await open(file, ...rest);
    if (file === folder) jest.spyOn(handle, 'sync').mockRejectedValue(full);
    return handle;
  });
}
