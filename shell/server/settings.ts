import path from 'node:path';
import { storeFolder } from '@northcast/release/store/store-layout';
import express from 'express';
import { type ConnectionSettings, readConnectionSettings } from './connection-settings.js';
import { type ReleaseSettings, readReleaseSettings } from './release-settings.js';
import { type RenderingSettings, readRenderingSettings } from './rendering-settings.js';

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
