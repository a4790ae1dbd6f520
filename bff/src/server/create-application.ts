import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { bodyLimit } from '@northcast/shared-contracts/http/body-limit';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { AppModule } from '../app.module.js';
import { rememberRequest } from '../audit/audit.service.js';
import { PublishedPosts } from '../blog/published-posts.js';
import { ProblemFilter } from '../errors/problem.filter.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { logToken } from '../log/log.js';
import { serveOpenApi } from '../openapi/serve-openapi.js';
import { publicOriginSetting } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Settings } from '../settings/settings.js';
import { fastPath } from './fast-path.js';
import { FastPathAdapter } from './fast-path-adapter.js';
import { guardWrites, requestContext } from './request-gates.js';

/**
 * Creates the application with its database connected and migrated.
 * @throws an error with a user-readable reason if it cannot start
 */
export async function createApplication(settings: Settings): Promise<INestApplication> {
  const adapter = new FastPathAdapter(configuredExpress(settings));
  const application = await NestFactory.create(AppModule.forRoot(settings), adapter, {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  const log = application.get<Logger>(logToken);
  // Global middleware, because a module's middleware would not cover the pages of the API
  // documentation.
  application.use(
    rememberRequest,
    requestContext(log),
    guardWrites(application.get(RateLimiter), settings.publicOrigin),
    express.json({ limit: bodyLimit, strict: false }),
  );
  const filter = new ProblemFilter(log);
  application.useGlobalFilters(filter);
  serveOpenApi(application, filter);
  await application.init();
  const posts = application.get(PublishedPosts);
  const sessions = application.get(SessionsService);
  adapter.fastPath = fastPath(posts, sessions, log, settings.publicOrigin);
  return application;
}

function configuredExpress({ trustProxy, publicOrigin }: Settings): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy);
  app.set(publicOriginSetting, publicOrigin);
  return app;
}
