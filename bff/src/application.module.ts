import { type DynamicModule, Module } from '@nestjs/common';
import type { AppContext } from './app-context.js';
import { AuthController } from './auth/auth.controller.js';
import { LocalStrategy } from './auth/local.strategy.js';
import { LoginAttempts } from './auth/login-attempts.js';
import { Passwords } from './auth/passwords.js';
import { RegistrationController } from './auth/registration.controller.js';
import { SessionStrategy } from './auth/session.strategy.js';
import { sessionSecretToken } from './auth/session-secret.js';
import { Sessions } from './auth/sessions.js';
import { BlogController } from './blog/blog.controller.js';
import { PublishedPosts } from './blog/published-posts.js';
import { CustomersController } from './customers/customers.controller.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { EnquiriesController } from './enquiries/enquiries.controller.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { Housekeeping } from './housekeeping/housekeeping.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { Lists } from './lists/lists.js';
import { logToken } from './log/log-token.js';
import { MessageAdministrationController } from './messages/message-administration.controller.js';
import { MessagesController } from './messages/messages.controller.js';
import { DescriptionController } from './openapi/description.controller.js';
import { OrderAdministrationController } from './orders/order-administration.controller.js';
import { OrdersController } from './orders/orders.controller.js';
import { OverviewController } from './overview/overview.controller.js';
import { settingsToken } from './settings/settings-token.js';

@Module({})
class ApplicationModule {}

/** @param context what the process opened before the application */
export function applicationModule({ settings, database, secret, log }: AppContext): DynamicModule {
  return {
    module: ApplicationModule,
    controllers: [
      AuthController,
      RegistrationController,
      OrdersController,
      OrderAdministrationController,
      BlogController,
      HealthController,
      DescriptionController,
      CustomersController,
      MessagesController,
      MessageAdministrationController,
      EnquiriesController,
      OverviewController,
    ],
    providers: [
      { provide: settingsToken, useValue: settings },
      { provide: UnitOfWork, useValue: database.unitOfWork },
      { provide: sessionSecretToken, useValue: secret },
      { provide: logToken, useValue: log },
      Sessions,
      Passwords,
      SessionStrategy,
      LocalStrategy,
      LoginAttempts,
      RateLimiter,
      IdempotencyService,
      Lists,
      PublishedPosts,
      Readiness,
      Housekeeping,
    ],
  };
}
