import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand } from '@northcast/shared-contracts/content/brand';
import type { SettingReader } from '@northcast/shared-contracts/settings/setting-reader';
import { parseEmail, parseUrl, parseUrlPart } from './parsers.js';

/** How mails are sent. */
export interface MailSettings {
  /** Null: mails stay in the outbox. */
  readonly server: MailServer | null;
  readonly from: MailSender;
  /** Null: mails are not signed. */
  readonly dkim: DkimKey | null;
}

export interface MailServer {
  readonly host: string;
  /** Undefined for the default: 465 for `smtps:` and 587 for `smtp:`. */
  readonly port: number | undefined;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  readonly isSecure: boolean;
  readonly user: { readonly name: string; readonly password: string } | null;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

export function readMailSettings(reader: SettingReader): MailSettings {
  return {
    server: reader.parsed('SMTP_URL', parseMailServer),
    from: reader.parsed('MAIL_FROM', parseSender) ?? { name: brand.name, address: brand.email },
    dkim: readDkim(reader),
  };
}

/** @throws an error whose message completes 'SMTP_URL …', like the others below */
function parseMailServer(text: string): MailServer {
  const url = parseUrl(text, ['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587');
  if (url.hostname === '') throw new Error('must name a host, as in smtp://mail.example');
  const user = parseUrlPart(url.username);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? undefined : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    user: user === '' ? null : { name: user, password: parseUrlPart(url.password) },
  };
}

/** Parses `Name <address>`, or only an address. */
function parseSender(text: string): MailSender {
  const [, name, address] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(text) ?? [];
  if (name === undefined && /[<>\s]/.test(text)) throw new Error(senderExample);
  return { name: name || brand.name, address: parseEmail(address ?? text) };
}

const senderExample = `must be an address like '${brand.name} <${brand.email}>'`;

const dkimNames = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const;

function readDkim(reader: SettingReader): DkimKey | null {
  const missing = dkimNames.filter((name) => reader.text(name) === null);
  const domain = reader.parsed('DKIM_DOMAIN', parseDomain);
  const selector = reader.parsed('DKIM_SELECTOR', parseDomain);
  const privateKey = reader.parsed('DKIM_KEY_FILE', readPrivateKey);
  if (missing.length > 0 && missing.length < dkimNames.length) {
    reader.errors.push(
      `${missing.join(' and ')} must be set too: ${dkimNames.join(', ')} go together`,
    );
  }
  return domain === null || selector === null || privateKey === null
    ? null
    : { domain, selector, privateKey };
}

function parseDomain(text: string): string {
  if (/^[a-z0-9_]([a-z0-9._-]*[a-z0-9])?$/i.test(text)) return text.toLowerCase();
  throw new Error('must be a name like northcast.example');
}

/** The mail library can sign with RSA only. */
function readPrivateKey(file: string): string {
  const pem = readKeyFile(file);
  if (keyTypeOf(pem) !== 'rsa') throw new Error('must name a file with an RSA private key in PEM');
  return pem;
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(`must name a file that can be read: ${code}`);
  }
}

function keyTypeOf(pem: string): string | undefined {
  try {
    return createPrivateKey(pem).asymmetricKeyType;
  } catch {
    return undefined;
  }
}
