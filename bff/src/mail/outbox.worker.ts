import type { Logger } from 'pino';
import { PollLoop } from '../leases/poll-loop.js';
import { errorFields } from '../log/log.js';
import type { MailEntity } from './mail.entity.js';
import type { OutboxLeases } from './outbox-leases.js';
import { type MailTransport, mostConnections } from './smtp-transport.js';

const second = 1000;
const hour = 3600 * second;
/** With the delays of `retryDelay` this is about one day. */
const mostAttempts = 30;

/** Milliseconds until the next attempt: 30 seconds, doubled each time up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(30 * second * 2 ** (attempts - 1), hour);
}

/** Sends the mails in the outbox that are due, a few at a time. */
export class OutboxWorker {
  private readonly loop = new PollLoop(
    () => this.sendDue(),
    (error) => this.log.error(errorFields(error), 'outbox not read'),
  );

  constructor(
    private readonly leases: OutboxLeases,
    private readonly transport: MailTransport,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.loop.start(() => this.leases.giveUpStale());
  }

  /** Polls soon, because a mail may have been added. */
  nudge(): void {
    this.loop.nudge();
  }

  /**
   * Leases no more mails and waits for the current attempts. The leases of attempts that do not
   * finish expire, and another worker takes them over.
   */
  async stop(): Promise<void> {
    await this.loop.stop();
    this.transport.close();
  }

  /**
   * Sends until no mail is due, in `mostConnections` parallel lanes that send one mail after the
   * other.
   */
  async sendDue(): Promise<void> {
    const lanes = Array.from({ length: mostConnections }, () => this.sendInTurn());
    // Wait for all lanes before the next round, even if one fails.
    await Promise.allSettled(lanes);
    await Promise.all(lanes);
  }

  private async sendInTurn(): Promise<void> {
    while (!this.loop.isStopping) {
      const [mail] = await this.leases.claim(1);
      if (mail === undefined) return;
      await this.send(mail);
    }
  }

  private async send(mail: MailEntity): Promise<void> {
    const { id, kind, attempts } = mail;
    const delivery = await this.transport.deliver(mail);
    if (delivery.outcome === 'taken') return this.leases.markSent(mail);
    const isLast = delivery.outcome === 'refused' || attempts >= mostAttempts;
    this.log.warn({ mail: id, kind, attempts, isLast }, 'mail not sent');
    if (isLast) return this.leases.giveUp(mail, delivery.reason);
    return this.leases.postpone(mail, retryDelay(attempts), delivery.reason);
  }
}
