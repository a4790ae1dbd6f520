import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { UnitOfWork } from '../database/unit-of-work.js';
import { holderName } from '../leases/claim-due.js';
import { logToken } from '../log/log.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { OutboxService } from './outbox.service.js';
import { OutboxWorker } from './outbox.worker.js';
import { OutboxLeases } from './outbox-leases.js';
import { smtpTransport } from './smtp-transport.js';

/**
 * Starts and stops the outbox worker of this process. Without a mail server no worker runs and the
 * database is not polled.
 */
@Injectable()
export class MailDispatchService implements OnApplicationBootstrap, OnModuleDestroy {
  private worker: OutboxWorker | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: OutboxService,
    @Inject(settingsToken) private readonly settings: Settings,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { mail } = this.settings;
    if (mail.server === null) return;
    const leases = new OutboxLeases(this.unitOfWork, holderName());
    const worker = new OutboxWorker(leases, smtpTransport(mail, mail.server), this.log);
    this.outbox.onEnqueue = () => worker.nudge();
    this.worker = worker;
    worker.start();
  }

  /** Runs before the database connection is closed. */
  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  /** Idempotent. */
  stop(): Promise<void> {
    this.stopped ??= this.worker?.stop() ?? Promise.resolve();
    return this.stopped;
  }
}
