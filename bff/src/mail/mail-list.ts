import { mailStatuses } from '@northcast/shared-contracts/api/mails';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { MailEntity } from './mail.entity.js';

export const mailList: ListDefinition<MailEntity> = {
  list: 'mails',
  entity: MailEntity,
  sortColumns: { createdAt: 'createdAt' } satisfies SortColumns<'mails'>,
  statuses: mailStatuses,
};
