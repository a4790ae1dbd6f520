import type { PostEntity } from './post.entity.js';

/** A condition on a row, called `post`, that holds while the site shows it; `:now` is the time. */
export const isPublic =
  "(post.status = 'published' OR (post.status = 'scheduled' AND post.scheduledFor <= :now))";

export const isPublicNow = ({ status, scheduledFor }: PostEntity, now = Date.now()): boolean =>
  status === 'published' || (status === 'scheduled' && Number(scheduledFor) <= now);
