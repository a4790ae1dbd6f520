import { Injectable } from '@nestjs/common';
import type { PostEditors } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In, MoreThan, Not } from 'typeorm';
import { notFound } from '../errors/api-errors.js';
import { type Account, fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { PostEntity } from './post.entity.js';
import { PostEditorEntity } from './post-records.js';

/** Milliseconds without a heartbeat after which an editor has left. Editors send one every 15 s. */
const silence = 45_000;

/** Tracks who has which post open. */
@Injectable()
export class PostEditorsService {
  /** @throws 404 */
  async announce(manager: EntityManager, { id: userId }: Account, postId: string): Promise<void> {
    if (!(await manager.existsBy(PostEntity, { id: postId }))) throw notFound();
    const own = { postId, userId };
    const seenAt = new Date();
    const present = await manager.findOneBy(PostEditorEntity, own);
    const isHere = present !== null && seenAt.getTime() - present.seenAt.getTime() < silence;
    const since = isHere ? present.since : seenAt;
    if (present !== null) await manager.update(PostEditorEntity, own, { since, seenAt });
    else await manager.insert(PostEditorEntity, { ...own, since, seenAt });
  }

  async others(manager: EntityManager, account: Account, postId: string): Promise<PostEditors> {
    const rows = await manager.find(PostEditorEntity, {
      where: { postId, userId: Not(account.id), seenAt: MoreThan(new Date(Date.now() - silence)) },
      order: { since: 'ASC' },
    });
    const users = await manager.findBy(UserEntity, { id: In(rows.map(({ userId }) => userId)) });
    const names = new Map(users.map((user) => [user.id, fullName(user)]));
    const others = rows.flatMap(({ userId, since }) => {
      const name = names.get(userId);
      return name === undefined ? [] : [{ name, since: since.toISOString() }];
    });
    return { others };
  }
}
