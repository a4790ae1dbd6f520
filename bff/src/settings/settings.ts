import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Environment,
  SettingReader,
  SettingsError,
} from '@northcast/shared-contracts/settings/setting-reader';
import { parseTrustProxy, type TrustProxy } from '@northcast/shared-contracts/settings/trust-proxy';
import express from 'express';
import { type CallSettings, readCallSettings } from './call-settings.js';
import { type CompanySettings, readCompanySettings } from './company-settings.js';
import { type FileSettings, readFileSettings } from './file-settings.js';
import { type MailSettings, readMailSettings } from './mail-settings.js';
import {
  parseDatabaseUrl,
  parseEmail,
  parseOrigin,
  parsePassword,
  parseSecret,
} from './parsers.js';
import { defaultRateLimits, parseRateLimits, type RateLimits } from './rate-limits.js';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** `strict` rejects common passwords and the owner's own name or address. */
const passwordPolicies = ['standard', 'strict'] as const;
const adminSecondFactors = ['once-set-up', 'required', 'optional'] as const;

const ownPosts = fileURLToPath(new URL('../../content/posts', import.meta.url));

/** Injection token of the settings: `@Inject(settingsToken) settings: Settings`. */
export const settingsToken = Symbol('Settings');

/** The settings of this process; all have defaults. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the directory for the embedded database and the session secret. */
  readonly dataDirectory: string;
  /** `mysql://…` or `mariadb://…`; null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
  /** Null: generated once and stored in the data directory. */
  readonly sessionSecret: string | null;
  /** Origin that browsers see, for when it cannot be derived from the request. */
  readonly publicOrigin: string | null;
  /** As in Express's `trust proxy` setting. */
  readonly trustProxy: Exclude<TrustProxy, undefined> | false;
  readonly logLevel: (typeof logLevels)[number];
  /**
   * Which administrators need a second factor; `once-set-up`: all, as soon as one of them has set
   * it up.
   */
  readonly adminSecondFactor: (typeof adminSecondFactors)[number];
  readonly rateLimits: RateLimits;
  readonly passwordPolicy: (typeof passwordPolicies)[number];
  /**
   * Token that the shell server authenticates with to report releases; null: the endpoint is off.
   */
  readonly releaseAuditToken: string | null;
  /** Days that audit entries are kept. */
  readonly auditDays: number;
  /** Days that enquiries that did not become orders are kept. */
  readonly enquiryDays: number;
  /** Directory of Markdown posts; null: posts are not imported. */
  readonly postsDirectory: string | null;
  readonly mail: MailSettings;
  readonly files: FileSettings;
  readonly calls: CallSettings;
  readonly company: CompanySettings;
  /** Whether webhooks may call http URLs and private network addresses. */
  readonly mayCallPrivateAddresses: boolean;
}

/** @throws SettingsError with all errors */
export function readSettings(environment: Environment): Settings {
  const reader = new SettingReader(environment);
  const databaseUrl = reader.parsed('DATABASE_URL', parseDatabaseUrl);
  const sessionSecret = reader.parsed('SESSION_SECRET', parseSecret);
  if (
    databaseUrl !== null &&
    !reader.text('SESSION_SECRET') &&
    environment.NODE_ENV === 'production'
  ) {
    reader.errors.push('SESSION_SECRET is required with DATABASE_URL in production');
  }
  const dataDirectory = resolve(reader.text('DATA_DIR') ?? '.data');
  const settings: Settings = {
    port: reader.wholeNumber('PORT', 3001, 0, 65_535),
    host: reader.text('HOST') ?? '127.0.0.1',
    dataDirectory,
    databaseUrl,
    adminEmail: reader.parsed('ADMIN_EMAIL', parseEmail),
    adminPassword: reader.parsed('ADMIN_PASSWORD', parsePassword),
    sessionSecret,
    publicOrigin: reader.parsed('PUBLIC_URL', parseOrigin),
    trustProxy: reader.parsed('TRUST_PROXY', readTrustProxy) ?? false,
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    adminSecondFactor: reader.oneOf('ADMIN_SECOND_FACTOR', adminSecondFactors, 'once-set-up'),
    rateLimits: reader.parsed('RATE_LIMITS', parseRateLimits) ?? defaultRateLimits,
    passwordPolicy: reader.oneOf('PASSWORD_POLICY', passwordPolicies, 'standard'),
    releaseAuditToken: reader.parsed('RELEASE_AUDIT_TOKEN', parseSecret),
    auditDays: reader.wholeNumber('AUDIT_DAYS', 365, 1, 36_500),
    enquiryDays: reader.wholeNumber('ENQUIRY_DAYS', 730, 1, 36_500),
    postsDirectory: postsDirectory(reader.text('SEED_POSTS')),
    mail: readMailSettings(reader),
    files: readFileSettings(reader, dataDirectory),
    calls: readCallSettings(reader),
    company: readCompanySettings(reader),
    mayCallPrivateAddresses:
      reader.oneOf('WEBHOOK_PRIVATE_ADDRESSES', ['refuse', 'allow'], 'refuse') === 'allow',
  };
  if (reader.errors.length > 0) throw new SettingsError(reader.errors);
  return settings;
}

function postsDirectory(text: string | null): string | null {
  if (text === 'off') return null;
  return text === null ? ownPosts : resolve(text);
}

const readTrustProxy = (text: string) =>
  parseTrustProxy(text, (list) => express().set('trust proxy', list));
