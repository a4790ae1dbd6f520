import { messageStatuses } from '@northcast/shared-contracts/api/list-query';
import { searchText, sortKey } from '../database/search-text.js';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { MessageEntity } from './message.entity.js';
import type { MessageRow } from './message.mapper.js';

export const messageList: ListDefinition<MessageEntity> = {
  list: 'messages',
  entity: MessageEntity,
  sortColumns: {
    createdAt: 'createdAt',
    subject: 'subjectKey',
    userName: 'userNameKey',
    waiting: 'queueKey',
  } satisfies SortColumns<'messages'>,
  statuses: messageStatuses,
};

export const messageColumns: readonly CsvColumn<MessageEntity>[] = [
  ['Id', (row) => row.id],
  ['Customer', (row) => row.userName],
  ['Email', (row) => row.userEmail],
  ['Subject', (row) => row.subject],
  ['Message', (row) => row.message],
  ['Status', (row) => row.status],
  ['Reply', (row) => row.adminReply],
  ['Replied', (row) => row.adminReplyDate?.toISOString()],
  ['Created', (row) => row.createdAt.toISOString()],
];

/** Search text and sort keys of a message. */
export function messageKeys(row: MessageRow) {
  return {
    search: searchText(row.userName, row.userEmail, row.subject, row.message, row.id),
    subjectKey: sortKey(row.subject),
    userNameKey: sortKey(row.userName),
  };
}
