import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { markCurrentHeading } from '../content/mark-current-heading';
import { nameAddresses } from '../content/name-addresses';
import { allBehaviors } from '../static-section/behaviors';
import { serverMarkupRoute } from '../static-section/server-markup-route';
import { policySlugs, today } from './policies';

export const legalRoutes: readonly RemoteRoute[] = policySlugs.map((slug) =>
  serverMarkupRoute(`/legal/${slug}`, async () => (await import('./legal-page')).policyPage(slug), {
    attachBehavior: allBehaviors(attachPolicy, nameAddresses),
  }),
);

/** Corrects the date in a document that was rendered on another day or in another time zone. */
async function correctDay(time: HTMLTimeElement): Promise<void> {
  const day = today();
  if (time.dateTime === day) return;
  const { formatLongDate } = await import('@northcast/shared-contracts/content/texts/format');
  time.dateTime = day;
  time.textContent = formatLongDate(day);
}

/**
 * Marks the current heading and corrects the date.
 * @returns a function that detaches it
 */
function attachPolicy(frame: HTMLElement): () => void {
  const time = frame.querySelector<HTMLTimeElement>('time[data-today]');
  if (time) void correctDay(time).catch(() => undefined);
  return markCurrentHeading(frame);
}
