import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { brand } from '@northcast/shared-contracts/content/brand';
import type { RequestHandler } from 'express';
import { openApiDocument } from './openapi-document.js';

const page = '/api/docs';

/** The page shows itself with its own scripts and inline styles. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json`, and `/api/docs` to read and try it. */
export function serveOpenApi(application: INestApplication): void {
  const allowPage: RequestHandler = (_request, response, next) => {
    response.setHeader('Content-Security-Policy', pagePolicy);
    next();
  };
  application.use(page, allowPage);
  SwaggerModule.setup(page, application, openApiDocument, {
    jsonDocumentUrl: '/api/openapi.json',
    yamlDocumentUrl: '/api/openapi.yaml',
    customSiteTitle: `${brand.name} API`,
  });
}
