import { enquiryStatuses } from '@northcast/shared-contracts/api/list-query';
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
