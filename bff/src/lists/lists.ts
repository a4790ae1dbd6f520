import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { ObjectLiteral } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { describePage } from './describe-page.js';
import type { ListDefinition } from './list-definition.js';
import { readPage } from './list-reading.js';
import { readListRequest } from './list-request.js';

/** Answers the administrators' lists. */
@Injectable()
export class Lists {
  constructor(@Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork) {}

  /** The rows that the request's query asks for; its answer's header tells of the others. */
  async page<Row extends ObjectLiteral & { id: string }>(
    request: Request,
    definition: ListDefinition<Row>,
  ): Promise<Row[]> {
    const asked = readListRequest(request.query, definition);
    const page = await readPage(this.unitOfWork.read, definition, asked);
    if (request.res !== undefined) describePage(request, request.res, asked, page);
    return page.rows;
  }
}
