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
import { errorFields, logToken } from '../log/log.js';
import type { Letter } from '../mail/letter.js';
import { UserEntity } from '../users/user.entity.js';
import { DigestItemEntity } from './digest-item.entity.js';
import { digestKind } from './notice.js';
import { NoticesService } from './notices.service.js';

/** Milliseconds to wait after a failed run. */
const retryDelay = 60_000;
/** Most lines in one digest; the rest follow with the next run. */
const mostItems = 500;

/**
 * Sends the daily digests. Everything noted before the last daily hour is due, so a missed run is
 * made up for once at the next start. If several processes run, only the first one writes a mail.
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

  /**
   * Writes one mail to each administrator with items from before the last daily hour.
   * @throws the first error of an administrator, after the mails to the others
   */
  async run(now = new Date()): Promise<void> {
    const due = lastDigestTime(now);
    const readers = await this.unitOfWork.read
      .createQueryBuilder(DigestItemEntity, 'item')
      .select('DISTINCT item.userId', 'userId')
      .where('item.createdAt < :due', { due })
      .getRawMany<{ userId: string }>();
    const errors: unknown[] = [];
    for (const { userId } of readers) {
      await this.unitOfWork
        .write((manager) => this.mailItems(manager, userId, due))
        .catch((error) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }

  /** Locks the reader's row, so that a second process finds no items left. */
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
      await this.notices.mail(manager, reader, { kind: digestKind, ...digestLetter(items) });
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

/** Hour of the day, in the server's time zone. */
const digestHour = 7;

/** The last time, at or before `now`, at which the daily digests were due. */
export function lastDigestTime(now: Date): Date {
  const time = new Date(now);
  time.setHours(digestHour, 0, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}

export function nextDigestTime(now: Date): Date {
  const time = lastDigestTime(now);
  time.setDate(time.getDate() + 1);
  return time;
}

/** The daily digest, oldest entry first. */
export function digestLetter(items: readonly Pick<DigestItemEntity, 'title' | 'path'>[]): {
  subject: string;
  letter: Letter;
} {
  const count = items.length === 1 ? 'one new entry' : `${items.length} new entries`;
  return {
    subject: `Your daily overview: ${count}`,
    letter: {
      heading: `Since the last overview: ${count}`,
      blocks: [
        { type: 'links', links: items.map(({ title, path }) => ({ label: title, path })) },
        { type: 'action', label: 'Open the panel', path: '/admin' },
      ],
    },
  };
}
