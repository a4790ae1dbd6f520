import type { LiveMessage } from '@northcast/shared-contracts/api/live';
import type { Role } from '@northcast/shared-contracts/roles';
import type { Response } from 'express';
import type { LiveChangeEntity } from './live-change.entity.js';

const second = 1000;

/** Heard by the page, unlike a comment: where a proxy holds events back, it knows. */
const beat = 'event: beat\ndata: 1\n\n';

/** Proxies and browsers close what is silent for longer. */
const heartbeat = 25 * second;

/** After so long a stream ends, and its browser comes again: who may read what is then decided once more. */
const lifetime = 5 * 60 * second;

/** What a client may leave unread, in bytes. */
const mostUnread = 64 * 1024;

/** Milliseconds after which a browser comes again, not all at the same moment. */
const comeAgain = () => Math.round(second * (1 + 2 * Math.random()));

/** Who reads a stream. */
export interface LiveReader {
  readonly userId: string;
  /** Of the session that the stream was opened with. */
  readonly token: string;
  /** Of the account when the stream was opened. */
  readonly role: Role | null;
  /** Whether everybody's changes are told, and not the own alone. */
  readonly seesAll: boolean;
  /** Whether those of assigned orders are told. */
  readonly seesAssigned: boolean;
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

  /** Something is written at once: proxies pass on no headers before. */
  start(): void {
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.write(`retry: ${comeAgain()}\n${beat}`);
    const life = lifetime * (0.8 + 0.4 * Math.random());
    this.timers.push(
      setInterval(() => this.write(beat), heartbeat).unref(),
      setTimeout(() => this.end(), life).unref(),
    );
  }

  tell({ userId, orderId, assigneeId, tags }: LiveChangeEntity): void {
    const { reader } = this;
    const isAssigned = reader.seesAssigned && assigneeId === reader.userId;
    if (!reader.seesAll && !isAssigned && userId !== reader.userId) return;
    const message: LiveMessage = {
      tags: tags.split(' '),
      ...(orderId === null ? {} : { orderId }),
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
