import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { messageOf } from '../message-of.js';

/**
 * Deploys several areas; one that is refused hinders no other. An area may claim a page of another
 * only once the newest version of that one has given it up, so those that are refused are tried
 * again as long as another one is published.
 * @param deploy publishes an area, unless its version is in the store; returns whether it did
 * @returns why the remaining areas were refused
 */
export async function deployAreas(
  areas: readonly RemoteName[],
  deploy: (area: RemoteName) => Promise<boolean>,
): Promise<readonly string[]> {
  const refused: { readonly area: RemoteName; readonly reason: string }[] = [];
  let hasPublished = false;
  for (const area of areas) {
    try {
      if (await deploy(area)) hasPublished = true;
    } catch (error) {
      refused.push({ area, reason: messageOf(error) });
    }
  }
  const isOver = refused.length === 0 || !hasPublished;
  return isOver
    ? refused.map(({ reason }) => reason)
    : await deployAreas(
        refused.map(({ area }) => area),
        deploy,
      );
}
