import type { PageModule } from '@northcast/shared-contracts/host/remote';

/** A page with static sections; see `lateCode`. */
export interface LivePageModule extends PageModule {
  readonly prepare: () => Promise<void>;
}

/** The `load` of a page that is alive in part: its own code, and that of its static sections where the document has them not. */
export const livePage =
  (importPage: () => Promise<LivePageModule>): (() => Promise<PageModule>) =>
  async () => {
    const page = await importPage();
    await page.prepare();
    return page;
  };
