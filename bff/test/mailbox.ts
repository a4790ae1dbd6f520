import { DeferredTasks } from '../src/deferred/deferred-tasks.service.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import type { TestApplication } from './test-application.js';

/**
 * Mails in the outbox to an address, oldest first, including those that background work adds after
 * the response.
 */
export async function mailsTo(
  { nest, database }: TestApplication,
  toAddress: string,
  kind?: string,
): Promise<MailEntity[]> {
  await nest.get(DeferredTasks).settled();
  return database.unitOfWork.read.find(MailEntity, {
    where: { toAddress, ...(kind === undefined ? {} : { kind }) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
}

/** The token of the link in a mail's text; empty if there is none. */
export function tokenOfLink({ textPart }: MailEntity): string {
  return /#token=([\w.-]{43,90})/.exec(textPart)?.[1] ?? '';
}

/** The token in the newest mail of a kind. */
export async function newestToken(
  application: TestApplication,
  address: string,
  kind: string,
): Promise<string> {
  const mail = (await mailsTo(application, address, kind)).at(-1);
  return mail === undefined ? '' : tokenOfLink(mail);
}
