import type { PageModule } from '@northcast/shared-contracts/host/remote';

/** A page with static sections; see `lazyModule`. */
export interface HydratedPageModule extends PageModule {
  readonly prepare: () => Promise<void>;
}

/** The `load` of a page that is alive in part: its own code, and that of its static sections where the document has them not. */
export const hydratedPage =
  (importPage: () => Promise<HydratedPageModule>): (() => Promise<PageModule>) =>
  async () => {
    const page = await importPage();
    await page.prepare();
    return page;
  };
