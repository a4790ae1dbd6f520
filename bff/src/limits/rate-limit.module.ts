import { Module } from '@nestjs/common';
import { GuessDelay } from './guess-delay.js';
import { RateLimiter } from './rate-limiter.js';

@Module({ providers: [RateLimiter, GuessDelay], exports: [RateLimiter, GuessDelay] })
export class RateLimitModule {}
