import type { Logger } from 'pino';
import { errorFields } from '../log/error-fields.js';
import type { MailEntity } from './mail.entity.js';
import type { OutboxLeases } from './outbox-leases.js';
import { type MailTransport, mostConnections } from './smtp-transport.js';

const second = 1000;
const hour = 3600 * second;
/** Between two looks at the outbox, in milliseconds. */
const pollInterval = 2 * second;
/** From writing a mail to looking for it, in milliseconds: its transaction is committed by then, mostly. */
const nudgeDelay = 50;
/** Longest wait for attempts under way when the process stops, in milliseconds. */
const stopTimeout = 5 * second;
/** With the delays below that is a day. */
const mostAttempts = 30;

/** Milliseconds until the next attempt: half a minute, doubled each time up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(30 * second * 2 ** (attempts - 1), hour);
}

/** Sends what is due in the outbox, a few mails at a time. */
export class OutboxWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;
  private isNudged = false;

  constructor(
    private readonly leases: OutboxLeases,
    private readonly transport: MailTransport,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.running = this.leases
      .giveUpStale()
      .catch((error) => this.log.error(errorFields(error), 'outbox not read'))
      .finally(() => {
        this.running = undefined;
        this.wakeIn(0);
      });
  }

  /** Looks soon, since there may be something to send. */
  nudge(): void {
    if (this.running !== undefined) this.isNudged = true;
    else this.wakeIn(nudgeDelay);
  }

  /** Leases nothing any more; what is under way ends, or is left to the worker that finds its lease over. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopTimeout);
    });
    await Promise.race([this.running, timeout]);
    clearTimeout(timer);
    this.transport.close();
  }

  /** Sends until nothing is due any more: each of a few lanes one mail after the other. */
  async sendDue(): Promise<void> {
    const lanes = Array.from({ length: mostConnections }, () => this.sendInTurn());
    // All of them end before the next round, also when one fails.
    await Promise.allSettled(lanes);
    await Promise.all(lanes);
  }

  private async sendInTurn(): Promise<void> {
    while (!this.isStopping) {
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

  private wakeIn(delay: number): void {
    if (this.isStopping) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isNudged = false;
      this.running = this.sendDue()
        .catch((error) => this.log.error(errorFields(error), 'outbox not read'))
        .finally(() => {
          this.running = undefined;
          this.wakeIn(this.isNudged ? nudgeDelay : pollInterval);
        });
    }, delay).unref();
  }
}
