import type { FileRow } from './file.entity.js';

/** Whether a file is part of a delivery or message, which keeps it. */
export const isAttached = ({ deliveryId, messageId }: FileRow): boolean =>
  deliveryId !== null || messageId !== null;
