import type { PageModule } from '@northcast/shared-contracts/host/remote';

/** A page with static sections; see `lazyModule`. */
interface HydratedPageModule extends PageModule {
  readonly prepare: () => Promise<void>;
}

/**
 * The `load` of a partially hydrated page: its own code, and that of the static sections which the
 * document lacks.
 */
export const hydratedPage =
  (importPage: () => Promise<HydratedPageModule>): (() => Promise<PageModule>) =>
  async () => {
    const page = await importPage();
    await page.prepare();
    return page;
  };
