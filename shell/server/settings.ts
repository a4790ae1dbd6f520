import path from 'node:path';
import { type CanarySettings, readCanarySettings } from '@northcast/release/canary/canary-settings';
import type { SandboxLimits } from '@northcast/release/sandbox/limits';
import { storeFolder } from '@northcast/release/store/store-layout';
import { httpOrigin } from '@northcast/shared-contracts/settings/http-origin';
import {
  type Environment,
  SettingReader,
  SettingsError,
} from '@northcast/shared-contracts/settings/setting-reader';
import { parseTrustProxy, type TrustProxy } from '@northcast/shared-contracts/settings/trust-proxy';
import express from 'express';

/** Settings of the shell server, read from the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly bffUrl: string;
  /** Folder of published artefacts and of the registry. */
  readonly storeFolder: string;
  /** Folder of the shell's own build. */
  readonly shellFolder: string;
  /** Folders of static files served at the root. */
  readonly publicFolders: readonly string[];
  /** Public origin, for canonical addresses and the sitemap. */
  readonly publicUrl: string;
  /** Proxies whose forwarding headers are trusted, as Express's `trust proxy`. */
  readonly trustProxy: TrustProxy;
  /** Token for reporting releases to the bff; null disables the reports. */
  readonly releaseAuditToken: string | null;
  /** Null: the bytes of uploads pass through the bff. */
  readonly directWrites: DirectWriteSettings | null;
  readonly connections: ConnectionSettings;
  readonly release: ReleaseSettings;
  readonly rendering: RenderingSettings;
}

/**
 * @param root folder of the checkout
 * @throws SettingsError with every error
 */
export function readSettings(environment: Environment, root: string): Settings {
  const errors: string[] = [];
  const reader = new SettingReader(environment, errors);
  const host = reader.text('HOST') ?? '127.0.0.1';
  const port = Number(reader.text('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    errors.push(`PORT must be a number from 0 to 65535, not '${environment['PORT']}'`);
  }
  const bffUrl = reader.text('BFF_URL') ?? 'http://127.0.0.1:3001';
  const publicUrl = reader.text('PUBLIC_URL') ?? httpOrigin(host, port);
  for (const name of ['BFF_URL', 'PUBLIC_URL']) {
    const value = reader.text(name);
    if (value !== null && !(/^https?:\/\/[^/]/.test(value) && URL.canParse(value)))
      errors.push(`${name} must be an http(s) address, not '${value}'`);
  }
  const connections = readConnectionSettings(reader);
  const trustProxy = reader.parsed('TRUST_PROXY', readTrustProxy) ?? undefined;
  const release = readReleaseSettings(environment, errors);
  const rendering = readRenderingSettings(reader);
  if (errors.length > 0) throw new SettingsError(errors);
  const shellFolder = path.resolve(root, reader.text('SHELL_DIR') ?? 'shell/dist/client/current');
  return {
    host,
    port,
    bffUrl: bffUrl.replace(/\/$/, ''),
    storeFolder: storeFolder(environment, root),
    shellFolder,
    publicFolders: [path.join(shellFolder, 'public')],
    publicUrl: publicUrl.replace(/\/$/, ''),
    trustProxy,
    releaseAuditToken: reader.text('RELEASE_AUDIT_TOKEN'),
    directWrites: readDirectWrites(reader),
    connections,
    release,
    rendering,
  };
}

const readTrustProxy = (text: string) =>
  parseTrustProxy(text, (list) => express().set('trust proxy', list));

/** The folder in which the bff keeps files of orders, if this server can write to it too. */
export interface DirectWriteSettings {
  readonly folder: string;
  /** Proves to the bff that a request comes from this server. */
  readonly token: string;
}

/** `npm start` sets both for the servers that it starts, which share a disk. */
function readDirectWrites(reader: SettingReader): DirectWriteSettings | null {
  const folder = reader.text('UPLOADS_FOLDER');
  const token = reader.text('UPLOADS_TOKEN');
  return folder !== null && token !== null ? { folder, token } : null;
}

/** Canary settings and access to the operators' page. */
interface ReleaseSettings {
  /** Grants access to `/_releases` from other machines. */
  readonly token: string | undefined;
  /** Secret for vote tokens, for servers that do not share the store's keys. */
  readonly voteSecret: string | undefined;
  /** Milliseconds of load statistics that are shown. */
  readonly window: number;
  readonly canary: CanarySettings;
}

/** @param errors receives a message for each invalid setting */
export function readReleaseSettings(environment: Environment, errors: string[]): ReleaseSettings {
  const reader = new SettingReader(environment, errors);
  const window = reader.number('LOADS_WINDOW', 600, 1, 86_400);
  return {
    token: secretOf('RELEASES_TOKEN', reader),
    voteSecret: secretOf('CANARY_SECRET', reader),
    window: window * 1000,
    canary: readCanarySettings(environment, errors),
  };
}

function secretOf(name: string, reader: SettingReader): string | undefined {
  const secret = reader.text(name) ?? undefined;
  if (secret !== undefined && secret.length < 16) {
    reader.errors.push(`${name} must have 16 characters or more`);
  }
  return secret;
}

/** How pages are rendered on the server and kept. */
interface RenderingSettings {
  /** Milliseconds of CPU time for one page. */
  readonly processorTime: number;
  /** Megabytes of memory for the process of one version. */
  readonly memory: number;
  /** Maximum concurrent processes, one per version. */
  readonly processes: number;
  /** Maximum bytes of cached documents and markup. */
  readonly cacheBytes: number;
  /** Scheduling priority of the processes; default `low`. Only tests set it. */
  readonly priority?: SandboxLimits['priority'];
}

function readRenderingSettings(reader: SettingReader): RenderingSettings {
  return {
    processorTime: reader.number('RENDER_SECONDS', 4, 0.1, 60) * 1000,
    memory: reader.number('RENDER_MEMORY', 384, 128, 4096),
    processes: reader.number('RENDER_PROCESSES', 6, 1, 100),
    cacheBytes: reader.number('DOCUMENT_CACHE', 128, 8, 8192) * 1024 * 1024,
  };
}

/** Timeouts and connection limits. */
export interface ConnectionSettings {
  /** Milliseconds that the bff may be silent. */
  readonly bffTimeout: number;
  /** Maximum concurrent client connections. */
  readonly most: number;
  /** Maximum concurrent connections of one client, unless it is a trusted proxy. */
  readonly mostOfAddress: number;
}

export function readConnectionSettings(reader: SettingReader): ConnectionSettings {
  const bffTimeout = reader.number('BFF_TIMEOUT', 30, 1, 600) * 1000;
  const most = Math.floor(reader.number('MAX_CONNECTIONS', 4000, 10, 100_000));
  return {
    bffTimeout,
    most,
    mostOfAddress: Math.floor(
      reader.number('MAX_CONNECTIONS_PER_ADDRESS', Math.ceil(most / 4), 1, 100_000),
    ),
  };
}
