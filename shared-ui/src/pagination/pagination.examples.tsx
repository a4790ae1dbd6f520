import type { Example } from '@northcast/shared-ui/example/example';
import { Pagination } from '@northcast/shared-ui/pagination/pagination';

const link = (page: number) => ({ to: `?page=${page}` });

export const paginationExamples: readonly Example[] = [
  {
    name: 'In the middle',
    render: () => <Pagination page={6} pageCount={20} link={link} label="Pages of orders" />,
  },
  {
    name: 'At the start',
    render: () => <Pagination page={1} pageCount={3} link={link} label="Pages of messages" />,
  },
];
