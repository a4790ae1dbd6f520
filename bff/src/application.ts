import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express, { type Express } from 'express';
import { applicationModule } from './application.module.js';
import { publicOriginSetting } from './auth/session-cookie.js';
import { Sessions } from './auth/sessions.js';
import { PublishedPosts } from './blog/published-posts.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { serveOpenApi } from './openapi/serve-openapi.js';
import { ProblemFilter } from './refusals/problem.filter.js';
import { answerEarly } from './server/answer-early.js';
import { EarlyAdapter } from './server/early-adapter.js';
import { attend, guardWrites } from './server/request-gates.js';
import type { Settings } from './settings/settings.js';
import type { Surroundings } from './surroundings.js';

/** The application, ready to listen. */
export async function createApplication(surroundings: Surroundings): Promise<INestApplication> {
  const { settings, log } = surroundings;
  const adapter = new EarlyAdapter(configuredExpress(settings));
  const application = await NestFactory.create(applicationModule(surroundings), adapter, {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  const limiter = application.get(RateLimiter);
  application.use(
    attend(log),
    guardWrites(limiter, settings.publicOrigin),
    express.json({ limit: '100kb', strict: false }),
  );
  application.useGlobalFilters(new ProblemFilter(log));
  serveOpenApi(application);
  await application.init();
  const posts = application.get(PublishedPosts);
  await posts.current();
  adapter.early = answerEarly(posts, application.get(Sessions), log);
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
