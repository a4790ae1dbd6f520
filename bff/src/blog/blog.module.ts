import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { Database } from '../database/database.js';
import { FilesModule } from '../files/files.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { BlogController } from './blog.controller.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';
import { PostClock } from './post-clock.service.js';
import { PostEditorsService } from './post-editors.service.js';
import { PostPublishingController } from './post-publishing.controller.js';
import { PostPublishingService } from './post-publishing.service.js';
import { PostVersionsService } from './post-versions.service.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { PublishedPosts } from './published-posts.js';
import { seedPosts } from './seed-posts.js';

@Module({
  imports: [ClockModule, FilesModule, IdempotencyModule, ListsModule, SessionsModule],
  controllers: [BlogController, PicturesController, PostsController, PostPublishingController],
  providers: [
    PublishedPosts,
    PostsService,
    PostPublishingService,
    PostVersionsService,
    PostEditorsService,
    PicturesService,
    PostClock,
  ],
  exports: [PublishedPosts],
})
export class BlogModule implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly posts: PublishedPosts,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /** Imports new posts of the folder, and prepares all responses, before the first request. */
  async onModuleInit(): Promise<void> {
    const { withExclusiveLock, unitOfWork } = this.database;
    const { postsDirectory } = this.settings;
    if (postsDirectory !== null) {
      await withExclusiveLock(() => seedPosts(unitOfWork, postsDirectory));
    }
    await this.posts.current();
  }
}
