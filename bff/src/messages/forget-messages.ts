import { type EntityManager, In } from 'typeorm';
import { moveCount } from '../lists/list-counts.js';
import type { NoticedRecord } from '../notices/notice.js';
import { deletedCustomer, formerAdministrator } from '../users/deleted-customer.js';
import { MessageEntity } from './message.entity.js';
import { messageKeys } from './message-list.js';
import { threadPanelPath } from './message-mails.service.js';
import { MessagePostEntity } from './message-post.entity.js';

/**
 * Anonymises a customer's threads: the rows stay as a record that the customer wrote and was
 * answered. What the person wrote to others as an administrator stays, without the name.
 * @returns what notices show of the threads
 */
export async function forgetMessages(
  manager: EntityManager,
  userId: string,
): Promise<NoticedRecord[]> {
  await closeThreads(manager, userId);
  const rows = await manager.findBy(MessageEntity, { userId });
  for (const before of rows) {
    const change = {
      userId: null,
      userName: deletedCustomer.name,
      userEmail: deletedCustomer.email,
      subject: deletedCustomer.text,
      message: deletedCustomer.text,
      adminReply: before.adminReply === null ? null : deletedCustomer.text,
    };
    const keys = messageKeys({ ...before, ...change });
    await manager.update(MessageEntity, { id: before.id }, { ...change, ...keys });
    const thread = { messageId: before.id };
    await manager.update(MessagePostEntity, thread, { text: deletedCustomer.text });
    const byCustomer = { authorId: null, authorName: deletedCustomer.name };
    await manager.update(MessagePostEntity, { ...thread, authorRole: 'customer' }, byCustomer);
  }
  const nobody = { authorId: null, authorName: formerAdministrator };
  await manager.update(MessagePostEntity, { authorId: userId }, nobody);
  const noStarter = { starterId: null, starterName: formerAdministrator };
  await manager.update(MessageEntity, { starterId: userId }, noStarter);
  return rows.map((row) => ({
    name: row.userName,
    email: row.userEmail,
    paths: [threadPanelPath(row)],
  }));
}

/** Takes the threads of an account that is deleted out of the queue: nobody would get an answer. */
export async function closeThreads(manager: EntityManager, userId: string): Promise<void> {
  const unanswered = { userId, status: 'pending' } as const;
  const { affected } = await manager.update(MessageEntity, unanswered, { status: 'replied' });
  if (affected) await moveCount(manager, 'messages', 'pending', 'replied', affected);
}

/** Threads per query. */
const threadsAtOnce = 400;

/**
 * The posts in the threads of one user, without each thread's message and first reply; oldest
 * first.
 */
export async function postsOfThreadsOf(
  manager: EntityManager,
  userId: string,
): Promise<MessagePostEntity[]> {
  const threads = await manager.find(MessageEntity, { select: { id: true }, where: { userId } });
  const posts: MessagePostEntity[] = [];
  for (let start = 0; start < threads.length; start += threadsAtOnce) {
    const ids = threads.slice(start, start + threadsAtOnce).map(({ id }) => id);
    posts.push(...(await manager.findBy(MessagePostEntity, { messageId: In(ids) })));
  }
  return posts.sort((a, b) => +a.createdAt - +b.createdAt);
}

/**
 * The ids that files of a thread refer to: its own, also for files of the first reply, and those of
 * its posts.
 */
export async function messageIdsOf(manager: EntityManager, threadId: string): Promise<string[]> {
  const posts = await manager.find(MessagePostEntity, {
    select: { id: true },
    where: { messageId: threadId },
  });
  return [threadId, ...posts.map(({ id }) => id)];
}
