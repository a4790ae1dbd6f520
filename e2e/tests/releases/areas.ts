import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { Page } from '@playwright/test';

/**
 * A page of the remote that the test breaks, and a page of another remote that must stay
 * unaffected.
 */
export interface AreaUnderTest {
  readonly remote: RemoteName;
  /** Text in a script of the page. */
  readonly text: string;
  /** Heading of the page. */
  readonly heading: RegExp;
  /** Heading of the error panel in its place. */
  readonly panel: RegExp;
  /** Navigates to the page, which loads the remote in the browser. */
  readonly arrive: (page: Page) => Promise<void>;
  /** Navigates to another remote through a link. */
  readonly leave: (page: Page) => Promise<void>;
  readonly elsewhere: RegExp;
}

/** Follows a link of the footer. */
export const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();

/** Navigates on the client, as a link does. */
export const openInPlace = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const openSignIn = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'LOGIN' }).first().click();

const aboutHeading = 'We make AI and audio do useful work';

export const areas: readonly AreaUnderTest[] = [
  {
    remote: 'mf-marketing',
    text: aboutHeading,
    heading: new RegExp(aboutHeading),
    panel: /^This page is not available right now$/,
    arrive: async (page) => {
      await page.goto('/auth');
      await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
      await follow(page, 'About us');
    },
    leave: openSignIn,
    elsewhere: /^Sign In$/,
  },
  {
    remote: 'mf-account',
    text: 'Create Your Account',
    heading: /^Sign In$/,
    panel: /^Your account area is not available right now$/,
    arrive: async (page) => {
      await page.goto('/about');
      await openSignIn(page);
    },
    leave: (page) => follow(page, 'About us'),
    elsewhere: new RegExp(aboutHeading),
  },
  {
    remote: 'mf-admin',
    text: 'Not an admin',
    heading: /^Admin login$/,
    panel: /^The admin panel is not available right now$/,
    arrive: async (page) => void (await page.goto('/admin/login')),
    leave: (page) => follow(page, 'About us'),
    elsewhere: new RegExp(aboutHeading),
  },
];
