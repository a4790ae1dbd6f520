import { accessSync, constants, statSync } from 'node:fs';

/** Whether the file exists and this process may run it. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
