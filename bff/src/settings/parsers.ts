import { emailSchema } from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';

/** @throws an error whose message completes 'NAME …', like all parsers here */
export function parseDatabaseUrl(text: string): string {
  const url = parseUrl(text, ['mysql:', 'mariadb:'], 'mysql://user:password@host:3306/name');
  if (url.pathname.length < 2) throw new Error('must name a database, as in mysql://host/name');
  parseUrlPart(`${url.username}:${url.password}`);
  return text;
}

/** Normalises an email address to the stored form: trimmed and in lower case. */
export function parseEmail(text: string): string {
  if (!emailSchema.isValidSync(text)) throw new Error('must be an e-mail address');
  return emailSchema.cast(text);
}

export function parsePassword(text: string): string {
  const { min, max } = limits.password;
  if (text.length < min || text.length > max) {
    throw new Error(`must have ${min} to ${max} characters`);
  }
  return text;
}

/** Accepts texts of at most `length` UTF-16 code units. */
export const parseUpTo =
  (length: number) =>
  (text: string): string => {
    if (text.length <= length) return text;
    throw new Error(`must have at most ${length} characters`);
  };

export function parseSecret(text: string): string {
  if (text.length < 32) throw new Error('must have at least 32 characters');
  return text;
}

/** The origin of an http or https URL. */
export function parseOrigin(text: string): string {
  return parseUrl(text, ['http:', 'https:'], 'https://www.northcast.example').origin;
}

/** @throws an error that does not repeat the text, which may contain a password */
export function parseUrl(text: string, protocols: readonly string[], example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !protocols.includes(url.protocol)) {
    throw new Error(`must be an address like ${example}`);
  }
  return url;
}

/** Decodes a part of a URL before the @. The error does not repeat the text. */
export function parseUrlPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('must have % before the @ written as %25');
  }
}
