import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { type EntityManager, In, LessThan } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { errorFields } from '../log/error-fields.js';
import { logToken } from '../log/log.js';
import { UserEntity } from '../users/user.entity.js';
import { digestLetter, lastDigestTime, nextDigestTime } from './digest.js';
import { DigestItemEntity } from './digest-item.entity.js';
import { NoticesService } from './notices.service.js';

/** After a run that failed, in milliseconds. */
const retryDelay = 60_000;
/** Most lines of one mail; the others come with the next day's. */
const mostItems = 500;

/**
 * Writes the daily mails. What was noted before the last daily hour is due, so a run that was missed is made up once, at the next start;
 * of several processes the first one writes a mail.
 */
@Injectable()
export class DigestService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: NoticesService,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.runNow();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** One mail to each administrator about whom something was noted before the last daily hour. */
  async run(now = new Date()): Promise<void> {
    const due = lastDigestTime(now);
    const readers = await this.unitOfWork.read
      .createQueryBuilder(DigestItemEntity, 'item')
      .select('DISTINCT item.userId', 'userId')
      .where('item.createdAt < :due', { due })
      .getRawMany<{ userId: string }>();
    for (const { userId } of readers) {
      await this.unitOfWork.write((manager) => this.mailItems(manager, userId, due));
    }
  }

  /** The reader's row is locked, so that of two processes the second finds the items gone. */
  private async mailItems(manager: EntityManager, userId: string, due: Date): Promise<void> {
    const reader = await findForUpdate(manager, UserEntity, userId);
    const items = await manager.find(DigestItemEntity, {
      where: { userId, createdAt: LessThan(due) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: mostItems,
    });
    if (reader === null || items.length === 0) return;
    await manager.delete(DigestItemEntity, { id: In(items.map(({ id }) => id)) });
    if (reader.isAdmin) {
      await this.notices.mail(manager, reader, { kind: 'digest', ...digestLetter(items) });
    }
  }

  private runNow(): void {
    this.running = this.run().then(
      () => this.runIn(nextDigestTime(new Date()).getTime() - Date.now()),
      (error) => {
        this.log.error(errorFields(error), 'daily mails not written');
        this.runIn(retryDelay);
      },
    );
  }

  private runIn(delay: number): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => this.runNow(), delay).unref();
  }
}
