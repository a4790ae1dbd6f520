import { policySource } from '@northcast/release/hashes';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { bootScriptHash } from './boot-script.js';

/** Styled-components makes an empty style element. */
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
  // Texts reach no sink of script: see the boot script, and `trustedMarkup` of shared-ui.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'markup', "'allow-duplicates'"],
  'report-uri': ['/releases/csp'],
  'report-to': ['policies'],
});

/**
 * The content security policy: nothing runs but our own files and the boot script.
 * @param styleHashes of the document's style elements
 * @param scriptHashes of its inline scripts beside the boot script
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[] = [],
  scriptHashes: readonly string[] = [],
): string {
  return Object.entries(directives(styleHashes, scriptHashes))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Has browsers come over https for a year, where `PUBLIC_URL` is https. Other hosts of the domain may be other people's. */
export function transportSecurity(publicUrl: string): RequestHandler[] {
  if (!publicUrl.startsWith('https:')) return [];
  return [helmet.strictTransportSecurity({ maxAge: 31_536_000, includeSubDomains: false })];
}

/** Headers of every answer of the shell server; documents replace the policy by one with their style's hash. */
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
        // The browser itself refuses a script that nobody gave a hash.
        'Integrity-Policy': 'blocked-destinations=(script), endpoints=(policies)',
        'Reporting-Endpoints': 'policies="/releases/csp"',
      });
      next();
    },
  ];
}
