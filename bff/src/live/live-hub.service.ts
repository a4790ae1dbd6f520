import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { MoreThan } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { tooMany, unavailable } from '../errors/api-errors.js';
import { errorFields } from '../log/error-fields.js';
import { logToken } from '../log/log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LiveChangeEntity } from './live-change.entity.js';
import { type LiveReader, LiveStream } from './live-stream.js';

/** Streams of one account at the same time: more than anybody has browsers. */
export const mostOfAccount = 10;
/** Streams of this process; each holds a connection here and one at the shell. */
const mostInAll = 1000;

/** Milliseconds between two looks at what other processes changed. */
const lookEvery = 1000;
/** Looks between two at whether the sessions are still there. */
const looksPerSessionCheck = 3;
/** Milliseconds that each look goes back: a transaction may take that long from its note to its end, or a clock be off by that. */
const overlap = 20_000;
/** Rows that a look reads at most, the newest; one for each change since the last look is enough. */
const mostRows = 2000;
/** Milliseconds back that a new stream is told of: what changed while its page was loading. */
const toldAgain = 10_000;

/** Sessions looked up by one statement. */
const sessionsAtOnce = 400;

/** Connected browsers, and what they are told: at once what this process changed, after a second what others did. */
@Injectable()
export class LiveHub implements OnModuleDestroy {
  private readonly streams = new Set<LiveStream>();
  /** What has been told, by id, for as long as a look may find it again. */
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
   * Answers with a stream.
   * @throws 429 where the account has too many, 503 where all together are, or the process is stopping
   */
  async open(reader: LiveReader, response: Response): Promise<void> {
    this.makeSureOfRoom(reader);
    const stream = new LiveStream(reader, response, () => this.forget(stream));
    this.streams.add(stream);
    stream.start();
    if (performance.now() - this.lastLook > lookEvery / 2) await this.look();
    // Told meanwhile, or before it came: twice does no harm.
    const since = Date.now() - toldAgain;
    for (const change of this.told.values()) if (+change.createdAt > since) stream.tell(change);
    if (this.timer === undefined) this.lookAgain(1);
  }

  /** A change that is committed, of this process or another one. */
  deliver(change: LiveChangeEntity): void {
    if (this.streams.size === 0 || this.told.has(change.id)) return;
    this.told.set(change.id, change);
    for (const stream of this.streams) stream.tell(change);
  }

  get size(): number {
    return this.streams.size;
  }

  /** Ends all streams and takes no new ones; a server with open ones would not stop. */
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
    this.timer = setTimeout(async () => {
      await this.look();
      if (count % looksPerSessionCheck === 0) await this.endDeadSessions();
      if (this.timer !== undefined) this.lookAgain(count + 1);
    }, lookEvery).unref();
  }

  /** Tells what is new in the table. Without the database nothing is told until it is back. */
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

  /** Ends the streams of those who signed out, were signed out, or have other rights now. */
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
