import { enquiryStatuses } from '@northcast/shared-contracts/api/list-query';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { EnquiryEntity } from './enquiry.entity.js';

export const enquiryList: ListDefinition<EnquiryEntity> = {
  list: 'enquiries',
  entity: EnquiryEntity,
  sortColumns: {
    createdAt: 'createdAt',
    name: 'nameKey',
    service: 'service',
  } satisfies SortColumns<'enquiries'>,
  statuses: enquiryStatuses,
};

/** Columns of the CSV export. */
export const enquiryColumns: readonly CsvColumn<EnquiryEntity>[] = [
  ['Id', (row) => row.id],
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Podcast', (row) => row.podcastName],
  ['Service', (row) => row.service],
  ['Message', (row) => row.message],
  ['Status', (row) => row.status],
  ['Received', (row) => row.createdAt.toISOString()],
];
