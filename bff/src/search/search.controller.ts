import { Controller, Query } from '@nestjs/common';
import type { SearchResults } from '@northcast/shared-contracts/api/entities';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { searchLimits } from '@northcast/shared-contracts/api/search';
import { Call, Caller } from '../calls/call.decorator.js';
import { searchWords } from '../database/search-text.js';
import { invalid } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { SearchService } from './search.service.js';

/** Search across the admin panel. */
@Controller()
export class SearchController {
  constructor(private readonly service: SearchService) {}

  @Call('search')
  async search(
    @Caller() account: Account,
    @Query('q') q: unknown,
    @Query('ids') ids: unknown,
  ): Promise<SearchResults> {
    if (typeof ids === 'string' && ids !== '') {
      const asked = ids.split(',', searchLimits.ids.max).filter((id) => idSchema().isValidSync(id));
      return { results: await this.service.findAgain(account, asked) };
    }
    const text = typeof q === 'string' ? q : '';
    if (text.length > limits.search.max) {
      throw invalid([{ path: 'q', message: `Must have at most ${limits.search.max} characters` }]);
    }
    return { results: await this.service.find(account, searchWords(text)) };
  }
}
