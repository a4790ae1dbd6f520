import type { LiveMessage } from '@northcast/shared-contracts/api/live';
import { markEventStream } from '@northcast/shared-contracts/http/event-streams';
import type { Role } from '@northcast/shared-contracts/roles';
import type { Response } from 'express';
import type { LiveChangeEntity } from './live-change.entity.js';

const second = 1000;

/** An event and not a comment, so that the page can detect a proxy that buffers events. */
const beat = 'event: beat\ndata: 1\n\n';

/** Milliseconds; proxies and browsers close connections that are silent for longer. */
const heartbeat = 25 * second;

/**
 * Milliseconds after which a stream ends. The browser reconnects, and its rights are checked again.
 */
const lifetime = 5 * 60 * second;

/** Most unread bytes of a client. */
const mostUnread = 64 * 1024;

/** Milliseconds until the browser reconnects, randomised to spread the load. */
const reconnectDelay = () => Math.round(second * (1 + 2 * Math.random()));

/** The reader of a stream. */
export interface LiveReader {
  readonly userId: string;
  /** Token of the session that opened the stream. */
  readonly token: string;
  /** The account's role when the stream was opened. */
  readonly role: Role | null;
  /** Whether the reader gets everybody's changes, not only their own. */
  readonly seesAll: boolean;
  /** Whether the reader gets changes of orders assigned to them. */
  readonly seesAssigned: boolean;
  /** Tags that the reader gets of every change: data of the whole team that the role may read. */
  readonly teamTags: readonly string[];
}

/** One browser's stream of server-sent events. */
export class LiveStream {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    readonly reader: LiveReader,
    private readonly response: Response,
    onClose: () => void,
  ) {
    response.once('close', () => {
      for (const timer of this.timers) clearTimeout(timer);
      onClose();
    });
  }

  /** Writes an event at once, because proxies delay headers until the first bytes of the body. */
  start(): void {
    markEventStream(this.response);
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.write(`retry: ${reconnectDelay()}\n${beat}`);
    const life = lifetime * (0.8 + 0.4 * Math.random());
    this.timers.push(
      setInterval(() => this.write(beat), heartbeat).unref(),
      setTimeout(() => this.end(), life).unref(),
    );
  }

  tell({ userId, orderId, assigneeId, tags }: LiveChangeEntity): void {
    const { reader } = this;
    const isAssigned = reader.seesAssigned && assigneeId === reader.userId;
    const isSeen = reader.seesAll || isAssigned || userId === reader.userId;
    const stale = tags.split(' ').filter((tag) => isSeen || reader.teamTags.includes(tag));
    if (stale.length === 0) return;
    const message: LiveMessage = {
      tags: stale,
      ...(isSeen && orderId !== null ? { orderId } : {}),
    };
    this.write(`data: ${JSON.stringify(message)}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > mostUnread) this.response.destroy();
  }
}
