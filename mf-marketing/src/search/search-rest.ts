import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { loadPosts, prefetchPosts } from '../blog/posts';
import { withoutData } from '../static-section/without-data';
import { Results } from './results';

/** Posts for the search on the server; the document contains the results but not the posts. */
const load = async (request: PageRequest) => withoutData(await loadPosts(request, 200));

export const searchRest = { Results, load, prefetch: prefetchPosts };
