import { policySource } from '@northcast/release/hashes';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { bootScriptHash } from './boot-script.js';

/** styled-components creates an empty style element. */
const emptyStyleHash = policySource('');

const directives = (
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
): Record<string, readonly string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", bootScriptHash, ...scriptHashes],
  'style-src': ["'self'", emptyStyleHash, ...styleHashes],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Strings must not reach script sinks: see the boot script, and `trustedMarkup` of shared-ui.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'markup', "'allow-duplicates'"],
  'report-uri': ['/releases/csp'],
  'report-to': ['policies'],
});

/**
 * The CSP: only our own files and the boot script may run.
 * @param styleHashes of the document's style elements
 * @param scriptHashes of its inline scripts except the boot script
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[] = [],
  scriptHashes: readonly string[] = [],
): string {
  return Object.entries(directives(styleHashes, scriptHashes))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * HSTS for one year if `PUBLIC_URL` uses HTTPS. Without subdomains, because other hosts of the
 * domain may belong to others.
 */
export const transportHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

/**
 * Headers of every response except those of the API and of load shedding, which have their own.
 * Documents replace the CSP with one that contains their style hashes.
 */
export function securityHeaders(): RequestHandler[] {
  const policy = contentSecurityPolicy();
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_request, response, next) => {
      response.set({
        'Content-Security-Policy': policy,
        // The browser rejects scripts without an integrity hash.
        'Integrity-Policy': 'blocked-destinations=(script), endpoints=(policies)',
        'Reporting-Endpoints': 'policies="/releases/csp"',
      });
      next();
    },
  ];
}
