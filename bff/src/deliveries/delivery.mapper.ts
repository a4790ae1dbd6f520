import type {
  AnalysisSummary,
  Delivery,
  DeliveryComment,
  OrderFile,
} from '@northcast/shared-contracts/api/entities';
import type { DeliveryEntity } from './delivery.entity.js';
import type { DeliveryCommentEntity } from './delivery-comment.entity.js';

interface DeliveryParts {
  readonly files: OrderFile[];
  readonly analyses: AnalysisSummary[];
  readonly comments: DeliveryComment[];
}

export const toDeliveryDto = (row: DeliveryEntity, parts: DeliveryParts): Delivery => ({
  ...deliveryFields(row),
  decisionText: row.decisionText ?? undefined,
  ...parts,
});

/** What does not depend on who reads the delivery. */
export const deliveryFields = (row: DeliveryEntity) => ({
  id: row.id,
  orderId: row.orderId,
  version: row.version,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  authorName: row.authorName,
  decision: row.decision ?? undefined,
  decidedAt: row.decidedAt?.toISOString(),
});

/** @param editedAt when the author first edited the comment */
export function toCommentDto(row: DeliveryCommentEntity, editedAt?: Date): DeliveryComment {
  return {
    id: row.id,
    deliveryId: row.deliveryId,
    fileId: row.fileId,
    parentId: row.parentId ?? undefined,
    authorId: row.authorId ?? undefined,
    authorName: row.authorName,
    authorRole: row.authorRole,
    atMs: row.atMs ?? undefined,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    editedAt: editedAt?.toISOString(),
    doneAt: row.doneAt?.toISOString(),
    doneBy: row.doneBy ?? undefined,
  };
}
