import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { SettingReader } from '@northcast/shared-contracts/settings/setting-reader';
import { parseSecret, parseUrl, parseUrlPart } from './parsers.js';

/** Storage of order files, and its limits. Sizes in bytes. */
export interface FileSettings {
  readonly place: FilePlace;
  /** Sent by a shell server that writes to the same disk; null: this process receives all bytes. */
  readonly directWriteToken: string | null;
  readonly uploadMax: number;
  /** Total size of the uploads of one customer. */
  readonly quota: number;
  readonly total: number;
  /** Days that files are kept after the last activity on their order. */
  readonly days: number;
  /** Program and arguments of the virus scanner; null for none. */
  readonly scanCommand: readonly string[] | null;
  /** Maximum time to scan a file, in seconds. */
  readonly scanSeconds: number;
}

export type FilePlace =
  | { readonly kind: 'disk'; readonly folder: string }
  | ({
      readonly kind: 's3';
      /** Never the folder of files on disk, which stay there when a bucket is configured. */
      readonly scratchFolder: string;
    } & S3Address);

/** A bucket on an S3-compatible server. */
export interface S3Address {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

const gibibyte = 1024 ** 3;

export function readFileSettings(reader: SettingReader, dataDirectory: string): FileSettings {
  const folder = join(dataDirectory, 'files');
  const scratchFolder = join(dataDirectory, 'uploads-in-transit');
  const s3 = reader.parsed('FILES_URL', parseS3Address);
  const directWriteToken = reader.parsed('UPLOADS_TOKEN', parseSecret);
  return {
    directWriteToken: s3 === null ? directWriteToken : null,
    place: s3 === null ? { kind: 'disk', folder } : { kind: 's3', scratchFolder, ...s3 },
    uploadMax: reader.parsed('UPLOAD_MAX_BYTES', parseBytes) ?? 5 * gibibyte,
    quota: reader.parsed('FILES_QUOTA_BYTES', parseBytes) ?? 20 * gibibyte,
    total: reader.parsed('FILES_TOTAL_BYTES', parseBytes) ?? 500 * gibibyte,
    days: reader.wholeNumber('FILES_DAYS', 90, 8, 36_500),
    scanCommand: reader.parsed('SCAN_COMMAND', parseCommand),
    scanSeconds: reader.wholeNumber('SCAN_SECONDS', 300, 1, 86_400),
  };
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  KiB: 1024,
  MiB: 1024 ** 2,
  GiB: gibibyte,
  TiB: 1024 ** 4,
};

/** @throws an error whose message completes 'NAME …', like the others below */
function parseBytes(text: string): number {
  const [, digits, unit = ''] = /^(\d{1,13}) ?(|KiB|MiB|GiB|TiB)$/.exec(text) ?? [];
  const bytes = Number(digits) * (units[unit] ?? Number.NaN);
  if (bytes >= 1 && bytes <= Number.MAX_SAFE_INTEGER) return bytes;
  throw new Error(`must be a number of bytes like 5GiB, not '${text}'`);
}

/** A program that is missing would be noticed only by files that stay unchecked. */
function parseCommand(text: string): string[] {
  const [program = '', ...args] = text.split(/\s+/);
  const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  if (folders.some((folder) => isProgram(join(folder, program)))) return [program, ...args];
  throw new Error(`must begin with a program that this machine can run, not '${program}'`);
}

const s3Example = 's3://key:secret@host:9000/bucket?region=eu-central-1&tls=false';

function parseS3Address(text: string): S3Address {
  const url = parseUrl(text, ['s3:'], s3Example);
  const bucket = url.pathname.slice(1);
  if (url.host === '' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) {
    throw new Error(`must name a host and a bucket, as in ${s3Example}`);
  }
  if (url.username === '' || url.password === '') {
    throw new Error(`must hold a key and its secret, as in ${s3Example}`);
  }
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    key: parseUrlPart(url.username),
    secret: parseUrlPart(url.password),
  };
}

/** Whether the file exists and this process may run it. */
function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
