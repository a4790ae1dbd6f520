import { type EntityManager, Not } from 'typeorm';
import { slugTaken } from '../errors/api-errors.js';
import { isDuplicate } from '../errors/database-errors.js';
import { PostEntity } from './post.entity.js';
import { PostRedirectEntity } from './post-records.js';

/**
 * Gives a post a slug. A slug that was public before redirects to the new one, and is never given
 * to another post.
 * @throws 422 on `slug` when another post has or had it
 */
export async function claimSlug(
  manager: EntityManager,
  { id, slug: before, wasPublic }: PostEntity,
  slug: string,
): Promise<void> {
  if (slug === before) return;
  if (await manager.existsBy(PostEntity, { slug, id: Not(id) })) throw slugTaken();
  const redirect = await manager.findOneBy(PostRedirectEntity, { slug });
  if (redirect !== null && redirect.postId !== id) throw slugTaken();
  // The post returns to a former slug, which must not redirect to itself.
  if (redirect !== null) await manager.delete(PostRedirectEntity, { slug });
  if (wasPublic) {
    await manager.insert(PostRedirectEntity, { slug: before, postId: id, createdAt: new Date() });
  }
}

/**
 * Maps a duplicate to a 422: another transaction has given the slug to its post since `claimSlug`.
 * The slug is the only unique column of posts that is ever changed.
 */
export async function refusingTakenSlug(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isDuplicate(error) ? slugTaken() : error;
  }
}
