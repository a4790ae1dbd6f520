import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { BlogController } from './blog.controller.js';
import { PublishedPosts } from './published-posts.js';
import { seedPosts } from './seed-posts.js';

@Module({ controllers: [BlogController], providers: [PublishedPosts], exports: [PublishedPosts] })
export class BlogModule implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly posts: PublishedPosts,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /** The posts are what the folder says, and prepared, before the first request comes. */
  async onModuleInit(): Promise<void> {
    const { withExclusiveLock, unitOfWork } = this.database;
    const { postsDirectory } = this.settings;
    if (postsDirectory !== null) {
      await withExclusiveLock(() => seedPosts(unitOfWork, postsDirectory));
    }
    await this.posts.current();
  }
}
