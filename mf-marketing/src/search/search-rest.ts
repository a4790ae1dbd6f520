import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { loadPosts, prefetchPosts } from '../blog/posts';
import { withoutData } from '../static-section/without-data';
import { Results } from './results';

/** The posts that a search looks at; the document shows what was found of them and brings no more. */
const load = async (request: PageRequest) => withoutData(await loadPosts(request, 200));

export const searchRest = { Results, load, prefetch: prefetchPosts };
