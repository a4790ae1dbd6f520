import type { ListView } from '@northcast/shared-contracts/api/entities';
import type { ListViewEntity } from './list-view.entity.js';

export function toListViewDto(row: ListViewEntity): ListView {
  const { id, list, name, query, hidden, version, updatedAt } = row;
  return {
    id,
    list,
    name,
    query,
    hidden: JSON.parse(hidden),
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
