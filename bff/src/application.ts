import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { bodyLimit } from '@northcast/shared-contracts/api/body-limit';
import express, { type Express } from 'express';
import type { AppContext } from './app-context.js';
import { applicationModule } from './application.module.js';
import { publicOriginSetting } from './auth/session-cookie.js';
import { Sessions } from './auth/sessions.js';
import { PublishedPosts } from './blog/published-posts.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { serveOpenApi } from './openapi/serve-openapi.js';
import { fastPath } from './server/fast-path.js';
import { FastPathAdapter } from './server/fast-path-adapter.js';
import { guardWrites, requestContext } from './server/request-gates.js';
import type { Settings } from './settings/settings.js';

/** The application, ready to listen. */
export async function createApplication(context: AppContext): Promise<INestApplication> {
  const { settings, log } = context;
  const adapter = new FastPathAdapter(configuredExpress(settings));
  const application = await NestFactory.create(applicationModule(context), adapter, {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  const limiter = application.get(RateLimiter);
  application.use(
    requestContext(log),
    guardWrites(limiter, settings.publicOrigin),
    express.json({ limit: bodyLimit, strict: false }),
  );
  application.useGlobalFilters(new ProblemFilter(log));
  serveOpenApi(application);
  await application.init();
  const posts = application.get(PublishedPosts);
  await posts.current();
  adapter.fastPath = fastPath(posts, application.get(Sessions), log, settings.publicOrigin);
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
