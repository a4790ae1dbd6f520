import type { Example } from '@northcast/shared-ui/example/example';
import { Pagination } from '@northcast/shared-ui/pagination/pagination';

const href = (page: number) => `?page=${page}`;

export const paginationExamples: readonly Example[] = [
  {
    name: 'In the middle',
    render: () => <Pagination page={6} pageCount={20} href={href} label="Pages of orders" />,
  },
  {
    name: 'At the start',
    render: () => <Pagination page={1} pageCount={3} href={href} label="Pages of messages" />,
  },
];
