import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { postLimits } from '@northcast/shared-contracts/api/posts';
import type { Logger } from 'pino';
import { LessThan, LessThanOrEqual } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ClockGuard } from '../clock/clock-guard.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { errorFields, logToken } from '../log/log.js';
import { PicturesService } from './pictures.service.js';
import { PostEntity } from './post.entity.js';
import { PostEditorEntity } from './post-records.js';
import { PostsService, targetOf } from './posts.service.js';
import { PublishedPosts } from './published-posts.js';

/** Milliseconds between two checks. */
const tick = 1000;
const hour = 3_600_000;

/**
 * Checks every second for posts that became public, by their time or through another process, and
 * cleans up every hour.
 */
@Injectable()
export class PostClock implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private sweptAt = performance.now();
  private isStopping = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly published: PublishedPosts,
    private readonly posts: PostsService,
    private readonly pictures: PicturesService,
    private readonly audit: AuditService,
    private readonly clock: ClockGuard,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.wakeLater();
  }

  /** Stops before the database is closed. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private wakeLater(): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => {
      this.running = this.look()
        .catch((error) => this.log.error(errorFields(error), 'work on posts failed'))
        .then(() => this.wakeLater());
    }, tick).unref();
  }

  private async look(): Promise<void> {
    await this.published.current();
    await this.publishDue();
    if (performance.now() - this.sweptAt < hour) return;
    this.sweptAt = performance.now();
    await this.sweepByClock();
  }

  /**
   * Marks due posts as published. Several processes may run this, but each post is recorded once.
   */
  async publishDue(now = new Date()): Promise<void> {
    const due = { status: 'scheduled', scheduledFor: LessThanOrEqual(now) } as const;
    const rows = await this.unitOfWork.read.find(PostEntity, { where: due, select: { id: true } });
    for (const { id } of rows) {
      await this.unitOfWork.write(async (manager) => {
        const change = { status: 'published', wasPublic: true } as const;
        const { affected } = await manager.update(PostEntity, { id, ...due }, change);
        if (affected !== 1) return;
        await this.audit.record(manager, { action: 'post.published', target: targetOf({ id }) });
        await this.posts.noteChange(manager);
      });
    }
  }

  /** Does nothing while the clock may be wrong. */
  async sweepByClock(): Promise<void> {
    const now = this.clock.trustedTime();
    if (now !== null) await this.sweep(now);
  }

  /** Removes deleted posts that nobody restored, editors who left, and unused images. */
  async sweep(now = Date.now()): Promise<void> {
    const deletedAt = LessThan(new Date(now - postLimits.bin.days * 24 * hour));
    await this.unitOfWork.write(async (manager) => {
      await manager.delete(PostEntity, { status: 'deleted', deletedAt });
      await manager.delete(PostEditorEntity, { seenAt: LessThan(new Date(now - hour)) });
    });
    await this.pictures.clear(now, () => this.isStopping);
  }
}
