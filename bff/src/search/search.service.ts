import { Inject, Injectable } from '@nestjs/common';
import type { SearchResults } from '@northcast/shared-contracts/api/entities';
import type { PostStatus } from '@northcast/shared-contracts/api/posts';
import { type SearchKind, searchLimits } from '@northcast/shared-contracts/api/search';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { postList } from '../blog/post-list.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { enquiryList } from '../enquiries/enquiry-list.js';
import { invoiceList, runningNumber, toIssuedInvoiceDto } from '../invoice-list/invoice-list.js';
import { byIds } from '../lists/list-reading.js';
import { messageList } from '../messages/message-list.js';
import { orderListOf } from '../orders/order-list.js';
import { type Account, fullName } from '../sessions/account.js';
import { hasRole, manages } from '../sessions/rights.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { userList } from '../user-administration/user-list.js';
import { findIds, ownIds, type Place } from './find-ids.js';

type Result = SearchResults['results'][number];
interface Finder {
  readonly byWords: (manager: EntityManager, words: readonly string[]) => Promise<Result[]>;
  readonly byIds: (manager: EntityManager, ids: readonly string[]) => Promise<Result[]>;
}

/** Searches everything that the caller's role includes. */
@Injectable()
export class SearchService {
  private readonly invoices: Finder;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(settingsToken) { company }: Settings,
  ) {
    this.invoices = invoicesOf(company.invoicePrefix);
  }

  /** @param words from `searchWords` */
  async find(account: Account, words: readonly string[]): Promise<Result[]> {
    if (words.length === 0) return [];
    const found: Result[] = [];
    for (const finder of this.findersOf(account)) {
      found.push(...(await finder.byWords(this.unitOfWork.read, words)));
    }
    return found;
  }

  /** Reloads earlier results that still exist, grouped by kind. */
  async findAgain(account: Account, ids: readonly string[]): Promise<Result[]> {
    const found: Result[] = [];
    for (const finder of this.findersOf(account)) {
      found.push(...(await finder.byIds(this.unitOfWork.read, ids)));
    }
    return found;
  }

  /** What the role of the account may search. */
  private findersOf(account: Account): Finder[] {
    if (manages(account)) {
      return [ordersOf(account), customers, enquiries, messages, posts, this.invoices];
    }
    if (hasRole(account, ['producer'])) return [ordersOf(account)];
    return hasRole(account, ['editor']) ? [posts] : [];
  }
}

function finding<Row extends ObjectLiteral & { id: string }>(
  kind: SearchKind,
  place: Place<Row>,
  toText: (row: Row) => Pick<Result, 'title' | 'detail'>,
): Finder {
  const read = async (manager: EntityManager, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const rows = await byIds(manager, place.list, ids);
    return rows.map((row) => ({ kind, id: row.id, ...toText(row) }));
  };
  return {
    byWords: async (manager, words) =>
      read(manager, await findIds(manager, place, words, searchLimits.results.max)),
    byIds: async (manager, ids) => read(manager, await ownIds(manager, place.list, ids)),
  };
}

const ordersOf = (account: Account) =>
  finding(
    'orders',
    {
      list: orderListOf(account),
      // One producer's orders are few enough to search without an index.
      ...(manages(account) && { names: ['numberKey'], keys: ['customerNameKey', 'customerEmail'] }),
    },
    ({ id, serviceName, customerName }) => ({
      title: serviceName,
      detail: `#${orderNumber(id)} · ${customerName}`,
    }),
  );

const customers = finding(
  'customers',
  { list: userList, keys: ['firstNameKey', 'lastNameKey', 'email'] },
  (row) => ({ title: fullName(row), detail: row.email }),
);

const enquiries = finding(
  'enquiries',
  { list: enquiryList, keys: ['nameKey', 'email'] },
  ({ name, service }) => ({ title: name, detail: service }),
);

const messages = finding(
  'messages',
  { list: messageList, keys: ['subjectKey', 'userNameKey'] },
  ({ subject, userName }) => ({ title: subject, detail: userName }),
);

const posts = finding('posts', { list: postList }, ({ title, status }) => ({
  title,
  detail: statusNames[status],
}));

const statusNames: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
};

const invoicesOf = (prefix: string) =>
  finding(
    'invoices',
    {
      list: invoiceList,
      // Each row needs lookups in two more tables.
      newest: 300,
      exact: { column: 'number', valueOf: (word) => runningNumber(word, prefix) },
    },
    (row) => {
      const { number, customerName } = toIssuedInvoiceDto(row);
      return { title: number, detail: customerName };
    },
  );
