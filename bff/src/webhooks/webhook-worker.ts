import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { UnitOfWork } from '../database/unit-of-work.js';
import { holderName } from '../leases/claim-due.js';
import { PollLoop } from '../leases/poll-loop.js';
import { errorFields, logToken } from '../log/log.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { WebhookEntity } from './webhook.entity.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookEventsService } from './webhook-events.service.js';
import { WebhookLeases } from './webhook-leases.js';
import { openSecret } from './webhook-secret.js';
import { type Attempt, post } from './webhook-sender.js';
import { WebhookSwitchService } from './webhook-switch.service.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds between attempts, as Standard Webhooks recommends; three days in total. */
const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
/** Most concurrent deliveries of one process. */
const lanes = 4;

/** Sends webhook deliveries while the process runs. */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly leases: WebhookLeases;
  private readonly loop: PollLoop;
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: WebhookEventsService,
    private readonly switching: WebhookSwitchService,
    @Inject(sessionSecretToken) private readonly sessionSecret: string,
    @Inject(settingsToken) private readonly settings: Settings,
    @Inject(logToken) private readonly log: Logger,
  ) {
    this.leases = new WebhookLeases(unitOfWork, holderName());
    this.loop = new PollLoop(
      () => this.sendDue(),
      (error) => this.log.error(errorFields(error), 'webhook deliveries not read'),
    );
  }

  onApplicationBootstrap(): void {
    this.events.onEmit = () => this.loop.nudge();
    this.loop.start();
  }

  /** Runs before the database connection is closed. */
  onModuleDestroy(): Promise<void> {
    this.stopped ??= this.loop.stop();
    return this.stopped;
  }

  /** Sends until no delivery is due, in parallel lanes that send one after the other. */
  private async sendDue(): Promise<void> {
    const all = Array.from({ length: lanes }, () => this.sendInTurn());
    await Promise.allSettled(all);
    await Promise.all(all);
  }

  private async sendInTurn(): Promise<void> {
    while (!this.loop.isStopping) {
      const delivery = await this.leases.claim();
      if (delivery === undefined) return;
      await this.send(delivery);
    }
  }

  private async send(delivery: WebhookDeliveryEntity): Promise<void> {
    const { id, webhookId, event, attempts } = delivery;
    const webhook = await this.unitOfWork.read.findOneBy(WebhookEntity, { id: webhookId });
    if (webhook === null) return;
    if (!webhook.isEnabled) {
      const reason = 'The webhook is switched off';
      return this.leases.giveUp(delivery, { reason, responseStatus: null });
    }
    const attempt = await this.attempt(webhook, delivery);
    const { status } = attempt;
    if (status !== null && status >= 200 && status < 300) {
      return this.leases.markSent(delivery, status);
    }
    const reason = status === null ? attempt.reason : `Answered with ${status}`;
    const failure = { reason, responseStatus: status };
    this.log.warn(
      { webhook: webhookId, delivery: id, event, attempts, reason },
      'webhook not told',
    );
    if (status === 410) {
      await this.switching.switchOff(webhook, 'The address answered that it is gone (410)');
      return this.leases.giveUp(delivery, failure);
    }
    const delay = retryDelays[attempts - 1];
    if (delay !== undefined) return this.leases.postpone(delivery, delay, failure);
    if (!(await this.leases.hasSentLater(delivery))) {
      await this.switching.switchOff(webhook, 'Deliveries failed for three days');
    }
    await this.leases.giveUp(delivery, failure, (manager, { isEnabled }) =>
      // The letter names the address that was tried, which may have changed since.
      this.switching.mailGivenUp(manager, { ...webhook, isEnabled }, event, reason),
    );
  }

  private async attempt(
    webhook: WebhookEntity,
    { id, body }: WebhookDeliveryEntity,
  ): Promise<Attempt> {
    try {
      const { Webhook } = await import('standardwebhooks');
      const now = new Date();
      const signatures = this.secretsOf(webhook, now).map((secret) =>
        new Webhook(secret).sign(id, now, body),
      );
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Northcast-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / second)),
        'webhook-signature': signatures.join(' '),
      };
      return await post(new URL(webhook.url), body, headers, this.settings.mayCallPrivateAddresses);
    } catch (error) {
      // For example, the secret was encrypted with another session secret.
      return { status: null, reason: error instanceof Error ? error.message : 'Not signed' };
    }
  }

  private secretsOf(webhook: WebhookEntity, now: Date): string[] {
    const { id, secret, formerSecret, formerSecretUntil, earlierSecret } = webhook;
    const isFormerValid = formerSecretUntil !== null && formerSecretUntil > now;
    const open = (sealed: string) => openSecret(this.sessionSecret, id, sealed);
    const formers = isFormerValid ? [formerSecret, earlierSecret] : [];
    return [open(secret), ...formers.flatMap((sealed) => opened(sealed, open))];
  }
}

/** No secret if there is none, or if it was encrypted with another session secret. */
function opened(sealed: string | null, open: (sealed: string) => string): string[] {
  try {
    return sealed === null ? [] : [open(sealed)];
  } catch {
    return [];
  }
}
