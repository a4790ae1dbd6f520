import type { AdminPost } from '@northcast/shared-contracts/api/entities';

/** A draft for tests. */
export const postSample: AdminPost = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  status: 'draft',
  title: 'Microphones',
  slug: 'microphones',
  excerpt: '',
  imageUrl: '',
  source: 'One',
  html: '<p>One</p>',
  version: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  savedAt: '2026-11-22T10:00:00.000Z',
  hasChanges: true,
};
