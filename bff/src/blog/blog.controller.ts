import { Controller, Param, Req, Res } from '@nestjs/common';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import type { Request, Response } from 'express';
import { Call } from '../calls/call.decorator.js';
import { notFound } from '../errors/api-errors.js';
import { sendPrepared } from './prepared-response.js';
import { PublishedPosts } from './published-posts.js';

/**
 * Public reads. They touch no session, and `fast-path.ts` serves most of them before they get here.
 */
@Controller()
export class BlogController {
  constructor(private readonly posts: PublishedPosts) {}

  @Call('blogPosts')
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { list, summaries } = await this.posts.current();
    sendPrepared(request, response, request.query.fields === 'summary' ? summaries : list);
  }

  @Call('blogPost')
  async post(
    @Param('slug') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { bySlug, moved } = await this.posts.current();
    const post = bySlug.get(slug);
    const present = moved.get(slug);
    if (post !== undefined) sendPrepared(request, response, post);
    else if (present === undefined) throw notFound();
    else response.redirect(308, fillPath(endpoints.blogPost.path, { slug: present }));
  }
}
