import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { MoreThan } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { tooMany, unavailable } from '../errors/api-errors.js';
import { errorFields, logToken } from '../log/log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LiveChangeEntity } from './live-change.entity.js';
import { type LiveReader, LiveStream } from './live-stream.js';

/** Most concurrent streams of one account. */
export const mostOfAccount = 10;
/** Most streams of this process; each holds a connection here and one at the shell. */
const mostInAll = 1000;

/** Milliseconds between two polls for changes by other processes. */
const lookEvery = 1000;
/** Polls between two checks of the sessions. */
const looksPerSessionCheck = 3;
/**
 * Milliseconds that a poll looks back: a transaction may take that long, or clocks may differ by
 * that.
 */
const overlap = 20_000;
/** Most rows that a poll reads, the newest. */
const mostRows = 2000;
/**
 * Milliseconds of past changes that a new stream gets, which may have happened while its page
 * loaded.
 */
const toldAgain = 10_000;

/** Sessions per query. */
const sessionsAtOnce = 400;

/**
 * Notifies connected browsers: at once of this process's changes, and within a second of others.
 */
@Injectable()
export class LiveHub implements OnModuleDestroy {
  private readonly streams = new Set<LiveStream>();
  /** Delivered changes by id, kept as long as a poll may find them again. */
  private readonly told = new Map<string, LiveChangeEntity>();
  private timer: NodeJS.Timeout | undefined;
  private lastLook = Number.NEGATIVE_INFINITY;
  private isStopping = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  /**
   * Responds with a stream.
   * @throws 429 when the account has too many streams, 503 when the process has or is stopping
   */
  async open(reader: LiveReader, response: Response): Promise<void> {
    // The client left while it was authenticated: `close`, which releases a stream, is past.
    if (response.destroyed) return;
    this.makeSureOfRoom(reader);
    const stream = new LiveStream(reader, response, () => this.forget(stream));
    this.streams.add(stream);
    stream.start();
    if (performance.now() - this.lastLook > lookEvery / 2) await this.look();
    // Includes changes that arrived in the meantime; delivering a change twice is harmless.
    const since = Date.now() - toldAgain;
    for (const change of this.told.values()) if (+change.createdAt > since) stream.tell(change);
    if (this.timer === undefined) this.lookAgain(1);
  }

  /** Delivers a committed change of this or another process. */
  deliver(change: LiveChangeEntity): void {
    if (this.streams.size === 0 || this.told.has(change.id)) return;
    this.told.set(change.id, change);
    for (const stream of this.streams) stream.tell(change);
  }

  get size(): number {
    return this.streams.size;
  }

  /**
   * Ends all streams and refuses new ones, because open streams would keep the server from
   * stopping.
   */
  stop(): void {
    this.isStopping = true;
    clearTimeout(this.timer);
    for (const stream of this.streams) stream.end();
  }

  onModuleDestroy(): void {
    this.stop();
  }

  private makeSureOfRoom({ userId }: LiveReader): void {
    if (this.isStopping || this.streams.size >= mostInAll) throw unavailable();
    const own = [...this.streams].filter(({ reader }) => reader.userId === userId);
    if (own.length >= mostOfAccount) throw tooMany(60);
  }

  private forget(stream: LiveStream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.told.clear();
  }

  private lookAgain(count: number): void {
    if (this.streams.size === 0 || this.isStopping) return;
    const timer = setTimeout(async () => {
      await this.look();
      if (count % looksPerSessionCheck === 0) await this.endDeadSessions();
      // The last stream may have closed meanwhile, and a new one may have started its own polls.
      if (this.timer === timer) this.lookAgain(count + 1);
    }, lookEvery).unref();
    this.timer = timer;
  }

  /** Polls for new changes. While the database is down, other processes' changes are delayed. */
  private async look(): Promise<void> {
    this.lastLook = performance.now();
    const now = Date.now();
    try {
      const rows = await this.unitOfWork.read.find(LiveChangeEntity, {
        where: { createdAt: MoreThan(new Date(now - overlap)) },
        order: { createdAt: 'DESC' },
        take: mostRows,
      });
      for (const change of rows.reverse()) this.deliver(change);
    } catch (error) {
      this.log.error(errorFields(error), 'changes could not be read');
    }
    for (const [id, { createdAt }] of this.told) {
      if (+createdAt < now - 2 * overlap) this.told.delete(id);
    }
  }

  /** Ends streams whose session has ended or whose account has another role. */
  private async endDeadSessions(): Promise<void> {
    const all = [...this.streams];
    for (let start = 0; start < all.length; start += sessionsAtOnce) {
      const streams = all.slice(start, start + sessionsAtOnce);
      try {
        const there = await this.sessions.stillThere(streams.map(({ reader }) => reader.token));
        for (const stream of streams) {
          if (there.get(stream.reader.token) !== stream.reader.role) stream.end();
        }
      } catch (error) {
        this.log.error(errorFields(error), 'sessions of streams could not be read');
      }
    }
  }
}
