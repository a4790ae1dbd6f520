import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { bootScriptHash } from './documents/boot-script.js';

/** Hash of the empty style element that styled-components makes. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of every answer of the shell server. Nothing runs but our own files and the boot script. */
export function securityHeaders(styleHashes: readonly string[] = []): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", bootScriptHash],
        styleSrc: ["'self'", emptyStyleHash, ...styleHashes],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}
