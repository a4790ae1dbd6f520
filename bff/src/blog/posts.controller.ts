import { Body, Controller, Param, Req } from '@nestjs/common';
import type {
  AdminPost,
  BlogPost,
  PostEditors,
  PostSummary,
  PostVersion,
} from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { isDuplicate } from '../errors/database-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ListsService } from '../lists/lists.service.js';
import type { Account } from '../sessions/account.js';
import { toPreviewDto, toSummaryDto, toVersionDto } from './post.mapper.js';
import { PostEditorsService } from './post-editors.service.js';
import { queriedPosts } from './post-list.js';
import { PostVersionsService } from './post-versions.service.js';
import { PostsService } from './posts.service.js';

/** Edits posts. */
@Controller()
export class PostsController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly posts: PostsService,
    private readonly versions: PostVersionsService,
    private readonly editors: PostEditorsService,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('adminPosts')
  async list(@Req() request: Request): Promise<PostSummary[]> {
    const rows = await this.lists.page(request, queriedPosts(request.query), (row) => row);
    const savers = rows.map(({ savedBy }) => savedBy);
    const names = await this.posts.namesOf(this.unitOfWork.read, savers);
    return rows.map((row) => toSummaryDto(row, names));
  }

  @Call('adminPost')
  async one(@Param('id') id: string): Promise<AdminPost> {
    const { read } = this.unitOfWork;
    return this.posts.dto(read, await this.posts.find(read, id));
  }

  @Call('createPost')
  create(
    @Caller() account: Account,
    @Body() body: BodyOf<'createPost'>,
    @IdempotencyKey() call: CallId,
  ): Promise<AdminPost> {
    return this.idempotency.run(call, body, (manager) =>
      this.posts.create(manager, account, body.title),
    );
  }

  /** Needs no idempotency key: the version in the body makes it safe to repeat. */
  @Call('savePost')
  save(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'savePost'>,
  ): Promise<AdminPost> {
    return this.unitOfWork.write((manager) => this.posts.save(manager, account, id, body));
  }

  @Call('postVersions')
  async kept(@Param('id') id: string): Promise<PostVersion[]> {
    const { read } = this.unitOfWork;
    await this.posts.find(read, id);
    const rows = await this.versions.list(read, id);
    const names = await this.posts.namesOf(
      read,
      rows.map(({ authorId }) => authorId),
    );
    return rows.map((row) => toVersionDto(row, names));
  }

  @Call('restorePostVersion')
  restoreVersion(
    @Caller() account: Account,
    @Param() parameters: { id: string; versionId: string },
    @Body() body: BodyOf<'restorePostVersion'>,
    @IdempotencyKey() call: CallId,
  ): Promise<AdminPost> {
    return this.idempotency.run(call, body, (manager) =>
      this.posts.restoreVersion(manager, account, parameters, body.version),
    );
  }

  @Call('postPreview')
  async preview(@Param('id') id: string): Promise<BlogPost> {
    return toPreviewDto(await this.posts.find(this.unitOfWork.read, id));
  }

  @Call('announcePostEditor')
  async announce(@Caller() account: Account, @Param('id') id: string): Promise<PostEditors> {
    try {
      await this.unitOfWork.write((manager) => this.editors.announce(manager, account, id));
    } catch (error) {
      // Another tab of this editor was first.
      if (!isDuplicate(error)) throw error;
    }
    return this.editors.others(this.unitOfWork.read, account, id);
  }
}
