import path from 'node:path';
import { storeFolder } from './release/store-layout.js';
import { type ReleaseSettings, readReleaseSettings } from './release-settings.js';

/** What the shell server is told by its environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Origin of the bff. */
  readonly bffUrl: string;
  /** Folder of published artefacts and of the registry. */
  readonly storeFolder: string;
  /** Folder of the shell's own build. */
  readonly shellFolder: string;
  /** Folder of static files served at the root. */
  readonly publicFolders: readonly string[];
  /** Origin that visitors use, for canonical addresses and the sitemap. */
  readonly publicUrl: string;
  /** Which peers may say who they speak for, as Express's `trust proxy` takes it. */
  readonly trustProxy: string | number | undefined;
  readonly release: ReleaseSettings;
}

export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param root folder of the checkout
 * @throws SettingsError with every fault
 */
export function readSettings(environment: Environment, root: string): Settings {
  const faults: string[] = [];
  const host = environment['HOST'] ?? '127.0.0.1';
  const port = Number(environment['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    faults.push(`PORT must be a number from 0 to 65535, not '${environment['PORT']}'`);
  }
  const bffUrl = environment['BFF_URL'] ?? 'http://127.0.0.1:3001';
  const publicUrl = environment['PUBLIC_URL'] ?? `http://${host}:${port}`;
  for (const [name, value] of Object.entries({ BFF_URL: bffUrl, PUBLIC_URL: publicUrl })) {
    if (!/^https?:\/\/[^/]/.test(value))
      faults.push(`${name} must be an http(s) address, not '${value}'`);
  }
  const release = readReleaseSettings(environment, faults);
  if (faults.length > 0) throw new SettingsError(faults);
  const shellFolder = path.resolve(root, environment['SHELL_DIR'] ?? 'shell/dist/client/current');
  return {
    host,
    port,
    bffUrl: bffUrl.replace(/\/$/, ''),
    storeFolder: storeFolder(environment, root),
    shellFolder,
    publicFolders: [path.join(shellFolder, 'public')],
    publicUrl: publicUrl.replace(/\/$/, ''),
    trustProxy: trustProxy(environment['TRUST_PROXY']),
    release,
  };
}

/** A number of hops, or a list of addresses and networks; nobody unless given. */
function trustProxy(text: string | undefined): string | number | undefined {
  if (!text || text === 'off' || text === 'false') return undefined;
  return /^\d{1,2}$/.test(text) ? Number(text) : text;
}
