import { anyPath } from '../../registry/page-document.js';
import { BoundedCache } from './bounded-cache.js';
import type { RouteMatch } from './match-route.js';
import type { Markup, PageRenderer } from './page-renderer.js';
import type { PageFrame } from './shell-bundle.js';

/** Assumed bytes of one frame. */
const frameBytes = 30_000;

/**
 * The frame that is sent with status 503 in place of a page. The addresses of one route share it,
 * because there are unlimited ones.
 */
export class SubstituteFrames {
  private readonly frames: BoundedCache<Promise<Markup>>;

  /** @param limit bytes */
  constructor(
    private readonly renderer: PageRenderer,
    limit: number,
  ) {
    this.frames = new BoundedCache(limit);
  }

  get bytes(): number {
    return this.frames.bytes;
  }

  async of({ path }: RouteMatch, pathname: string, frame: PageFrame): Promise<Markup> {
    const build = await this.renderer.shellBuild();
    const key = ['substitute', build, path, JSON.stringify(frame)].join(' ');
    const known = this.frames.get(key);
    if (known) return await known;
    const rendering = this.render(key, path, pathname, frame);
    this.frames.set(key, rendering, frameBytes);
    rendering.catch(() => this.frames.delete(key));
    return await rendering;
  }

  private async render(
    key: string,
    path: string,
    pathname: string,
    frame: PageFrame,
  ): Promise<Markup> {
    const rendered = await this.renderer.frame(pathname, frame, 503);
    const page = { ...rendered.page, pathname: path.includes(':') ? anyPath : pathname };
    return { key, rendered: { ...rendered, page } };
  }
}
