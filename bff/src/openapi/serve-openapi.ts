import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import { brand } from '@northcast/shared-contracts/content/brand';
import express, { type Express, type RequestHandler } from 'express';
import type { ProblemFilter } from '../errors/problem.filter.js';
import { openApiDocument } from './openapi-document.js';

const page = '/api/docs';
const addresses = /^\/api\/(docs(\/|$)|openapi\.(json|yaml)$)/;

/** The documentation page uses its own scripts and inline styles. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Root module of the separate application that serves the documentation page. */
class DocsModule {}

/**
 * Serves `/api/openapi.json`, `/api/openapi.yaml` and the interactive page `/api/docs`. The library
 * would be a fifth of all code loaded at startup and is rarely used, so it is loaded on the first
 * request for one of these paths.
 */
export function serveOpenApi(application: INestApplication, filter: ProblemFilter): void {
  let docs: Promise<Express> | undefined;
  const serveDocs: RequestHandler = (request, response, next) => {
    if (!addresses.test(request.path)) return next();
    if (request.path.startsWith(page)) response.setHeader('Content-Security-Policy', pagePolicy);
    docs ??= makeDocs(filter).catch((error: unknown) => {
      docs = undefined;
      throw error;
    });
    docs.then((handle) => handle(request, response, next), next);
  };
  application.use(serveDocs);
}

async function makeDocs(filter: ProblemFilter): Promise<Express> {
  const { SwaggerModule } = await import('@nestjs/swagger');
  const app = express();
  app.disable('x-powered-by');
  const application = await NestFactory.create(DocsModule, new ExpressAdapter(app), {
    logger: false,
  });
  application.useGlobalFilters(filter);
  SwaggerModule.setup(page, application, openApiDocument, {
    jsonDocumentUrl: '/api/openapi.json',
    yamlDocumentUrl: '/api/openapi.yaml',
    customSiteTitle: `${brand.name} API`,
  });
  await application.init();
  return app;
}
