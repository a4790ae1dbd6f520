import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LessThan } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotentCallEntity } from '../idempotency/idempotent-call.entity.js';
import { errorFields } from '../log/error-fields.js';
import { logToken } from '../log/log.js';
import { MailEntity } from '../mail/mail.entity.js';
import { SessionEntity, sessionLifetime } from '../sessions/session.entity.js';

const hour = 3_600_000;
/** How long a write can be repeated under its key, in milliseconds. */
const keyLifetime = 24 * hour;

/** How long a mail that was sent or given up is kept, in milliseconds. */
const mailLifetime = 90 * 24 * hour;

/** Clears away dead sessions, old idempotency keys and old mails, every hour. */
@Injectable()
export class HousekeepingService implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error) => this.log.error(errorFields(error), 'housekeeping failed'));
    }, hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.unitOfWork.write(async (manager) => {
      await manager.delete(SessionEntity, {
        lastSeenAt: LessThan(new Date(now - sessionLifetime)),
      });
      await manager.delete(IdempotentCallEntity, {
        createdAt: LessThan(new Date(now - keyLifetime)),
      });
      const oldMail = LessThan(new Date(now - mailLifetime));
      // By `createdAt` the index finds them; it alone would take one that had to wait for long.
      await manager.delete(MailEntity, { status: 'sent', createdAt: oldMail, sentAt: oldMail });
      await manager.delete(MailEntity, { status: 'failed', createdAt: oldMail, dueAt: oldMail });
    });
  }
}
