import { Module } from '@nestjs/common';
import { DeferredTasks } from './deferred-tasks.service.js';

@Module({ providers: [DeferredTasks], exports: [DeferredTasks] })
export class DeferredTasksModule {}
