import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import { limits } from '@northcast/shared-contracts/api/limits';
import type { Request, Response } from 'express';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { sendBody } from '../downloads/send-body.js';
import type { Account } from '../sessions/account.js';
import { byteOrderMark, type CsvColumn, csvLine } from './csv.js';
import type { ListDefinition, ListName } from './list-definition.js';
import { readPage } from './list-reading.js';
import { type ListRequest, readListRequest } from './list-request.js';
import { setPaginationHeaders } from './pagination-headers.js';
import { BatchTurns, rowsInBatches } from './rows-in-batches.js';

/**
 * The columns of a CSV download, or a function that creates them for a batch of rows, when cells
 * need data beyond the row.
 */
type CsvColumns<Row> =
  | readonly CsvColumn<Row>[]
  | ((rows: readonly Row[]) => Promise<readonly CsvColumn<Row>[]>);

type ExportAction = Extract<AuditAction, `${ListName}.exported`>;

/** A UUID of version 7. */
const timedId = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;

@Injectable()
export class ListsService {
  private readonly turns = new BatchTurns();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
  ) {}

  /** The rows that the request's query selects. Sets headers for the total and the other pages. */
  async page<Row extends { id: string }, Dto>(
    request: Request,
    definition: ListDefinition<Row>,
    toDto: (row: Row) => Dto,
  ): Promise<Dto[]> {
    const asked = readListRequest(request.query, definition);
    const isMarked = asked.upTo === undefined && definition.hasUntimedIds !== true;
    const mark = isMarked ? await this.nextMark(definition) : undefined;
    const page = await readPage(this.unitOfWork.read, definition, asked);
    setPaginationHeaders(request, asked, page, mark);
    return page.rows.map(toDto);
  }

  /**
   * An id that is not less than those of the stored rows, also if the system clock has been set
   * back since they were inserted. Ids that do not begin with a time do not count.
   */
  private async nextMark<Row extends { id: string }>({
    entity,
  }: ListDefinition<Row>): Promise<string> {
    const now = uuidv7();
    const stored = await this.unitOfWork.read
      .createQueryBuilder(entity, 'entry')
      .select('MAX(entry.id)', 'newest')
      .getRawOne<{ newest: string | null }>();
    const newest = stored?.newest ?? '';
    return timedId.test(newest) && newest > now ? newest : now;
  }

  /** A customer's own rows, newest first. */
  async own<Row extends { userId: string | null }, Dto>(
    { id }: Account,
    { entity }: ListDefinition<Row>,
    toDto: (row: Row) => Dto,
  ): Promise<Dto[]> {
    const rows = await this.unitOfWork.read
      .createQueryBuilder(entity, 'entry')
      .where('entry.userId = :id', { id })
      .orderBy('entry.createdAt', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .limit(limits.rows.max)
      .getMany();
    return rows.map(toDto);
  }

  /**
   * Streams all rows that match the query, in its order, as a CSV download, and records it.
   * @throws 422, and then records nothing
   */
  async csv<Row extends { id: string }>(
    request: Request,
    response: Response,
    definition: ListDefinition<Row>,
    columns: CsvColumns<Row>,
    action: ExportAction,
  ): Promise<void> {
    const asked = readListRequest(request.query, definition);
    await this.audit.note({ action });
    const lines = this.csvLines(definition, columns, asked);
    const first = await lines.next();
    const today = new Date().toISOString().slice(0, 10);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader(
      'Content-Disposition',
      `attachment; filename="${definition.list}-${today}.csv"`,
    );
    response.write(first.value);
    await sendBody(Readable.from(lines), response);
  }

  private async *csvLines<Row extends { id: string }>(
    definition: ListDefinition<Row>,
    columns: CsvColumns<Row>,
    asked: ListRequest,
  ): AsyncGenerator<string> {
    const columnsOf = (rows: readonly Row[]) =>
      typeof columns === 'function' ? columns(rows) : columns;
    let head = byteOrderMark + csvLine((await columnsOf([])).map(([heading]) => heading));
    const convert = async (rows: readonly Row[]) => {
      const own = await columnsOf(rows);
      return rows.map((row) => csvLine(own.map(([, cell]) => cell(row)))).join('');
    };
    const batches = { turns: this.turns, convert };
    for await (const lines of rowsInBatches(this.unitOfWork.read, definition, asked, batches)) {
      yield head + lines;
      head = '';
    }
    if (head !== '') yield head;
  }
}
