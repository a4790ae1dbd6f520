import path from 'node:path';
import { numberSettings } from '@northcast/release/number-setting';
import { storeFolder } from '@northcast/release/store/store-layout';
import express from 'express';
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
  /** Shown to the bff when it is told of releases; null: it is told of none. */
  readonly releaseAuditToken: string | null;
  readonly connections: ConnectionSettings;
  readonly release: ReleaseSettings;
  readonly rendering: RenderingSettings;
}

export class SettingsError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'SettingsError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param root folder of the checkout
 * @throws SettingsError with every error
 */
export function readSettings(environment: Environment, root: string): Settings {
  const errors: string[] = [];
  const host = environment['HOST'] ?? '127.0.0.1';
  const port = Number(environment['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    errors.push(`PORT must be a number from 0 to 65535, not '${environment['PORT']}'`);
  }
  const bffUrl = environment['BFF_URL'] ?? 'http://127.0.0.1:3001';
  const publicUrl = environment['PUBLIC_URL'] ?? `http://${host}:${port}`;
  for (const [name, value] of Object.entries({ BFF_URL: bffUrl, PUBLIC_URL: publicUrl })) {
    if (!/^https?:\/\/[^/]/.test(value))
      errors.push(`${name} must be an http(s) address, not '${value}'`);
  }
  const connections = readConnectionSettings(environment, errors);
  const trustProxy = readTrustProxy(environment['TRUST_PROXY']?.trim(), errors);
  const release = readReleaseSettings(environment, errors);
  const rendering = readRenderingSettings(environment, errors);
  if (errors.length > 0) throw new SettingsError(errors);
  const shellFolder = path.resolve(root, environment['SHELL_DIR'] ?? 'shell/dist/client/current');
  return {
    host,
    port,
    bffUrl: bffUrl.replace(/\/$/, ''),
    storeFolder: storeFolder(environment, root),
    shellFolder,
    publicFolders: [path.join(shellFolder, 'public')],
    publicUrl: publicUrl.replace(/\/$/, ''),
    trustProxy,
    releaseAuditToken: environment['RELEASE_AUDIT_TOKEN']?.trim() || null,
    connections,
    release,
    rendering,
  };
}

/** A number of hops, or a list of addresses and networks; nobody unless given. */
function readTrustProxy(text: string | undefined, errors: string[]): Settings['trustProxy'] {
  if (!text || text === 'off' || text === 'false') return undefined;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  try {
    express().set('trust proxy', text);
    return text;
  } catch {
    errors.push(
      `TRUST_PROXY must be off, a number, or a list like 'loopback, 10.0.0.0/8', not '${text}'`,
    );
    return undefined;
  }
}

/** How pages are rendered on the server and kept. */
interface RenderingSettings {
  /** Milliseconds of processor time for one page. */
  readonly processorTime: number;
  /** Megabytes for the process of one version. */
  readonly memory: number;
  /** Versions whose processes run at the same time. */
  readonly processes: number;
  /** Bytes of documents and markup that are kept. */
  readonly cacheBytes: number;
}

/** @param errors what is wrong with the settings is added here */
function readRenderingSettings(environment: Environment, errors: string[]): RenderingSettings {
  const number = numberSettings(environment, errors);
  return {
    processorTime: number('RENDER_SECONDS', 4, 0.1, 60) * 1000,
    memory: number('RENDER_MEMORY', 384, 128, 4096),
    processes: number('RENDER_PROCESSES', 6, 1, 100),
    cacheBytes: number('DOCUMENT_CACHE', 128, 8, 8192) * 1024 * 1024,
  };
}

/** How long others are waited for, and how many are served at once. */
export interface ConnectionSettings {
  /** Milliseconds that the bff may be silent. */
  readonly bffTimeout: number;
  /** Connections of clients at the same time. */
  readonly most: number;
}

/** @param errors what is wrong with the settings is added here */
export function readConnectionSettings(
  environment: Environment,
  errors: string[],
): ConnectionSettings {
  const number = numberSettings(environment, errors);
  return {
    bffTimeout: number('BFF_TIMEOUT', 30, 1, 600) * 1000,
    most: Math.floor(number('MAX_CONNECTIONS', 4000, 10, 100_000)),
  };
}
