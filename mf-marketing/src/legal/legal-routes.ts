import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { markCurrentHeading } from '../content/mark-current-heading';
import { serverMarkupRoute } from '../static-section/server-markup-route';
import { policySlugs } from './policies';
import { today } from './today';

export const legalRoutes: readonly RemoteRoute[] = policySlugs.map((slug) =>
  serverMarkupRoute(
    `/legal/${slug}`,
    async () => (await import('./policy-page')).policyPage(slug),
    {
      attachBehavior: attachPolicy,
    },
  ),
);

/** A document that was rendered yesterday, or where it is another day, says that day. */
async function correctDay(time: HTMLTimeElement): Promise<void> {
  const day = today();
  if (time.dateTime === day) return;
  const { formatLongDate } = await import('@northcast/shared-contracts/content/texts/format');
  time.dateTime = day;
  time.textContent = formatLongDate(day);
}

/** What a policy's page does: it marks the heading being read and says the current day. */
function attachPolicy(frame: HTMLElement): () => void {
  const time = frame.querySelector<HTMLTimeElement>('time[data-today]');
  if (time) void correctDay(time).catch(() => undefined);
  return markCurrentHeading(frame);
}
