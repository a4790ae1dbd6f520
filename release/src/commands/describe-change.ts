import type { NextState } from '../changes/change-registry.js';
import type { Pointers, RegistryRevision } from '../registry/registry-revision.js';

/**
 * One line per remote: what a change will move, from where to where, and against which revision.
 */
export function describeChange(before: RegistryRevision, { remotes, change }: NextState): string[] {
  const against = `against revision ${before.revision}`;
  if (!('remote' in change)) return [`${change.what} ${change.subject}, ${against}.`];
  const touched = [change, ...(change.with ?? [])];
  return touched.map(({ remote }) => {
    const moves = movesOf(before.remotes[remote], remotes[remote]);
    return `${remote}: ${moves.join(', ') || 'nothing moves'}, ${against}.`;
  });
}

function movesOf(before: Pointers | undefined, after: Pointers | undefined): string[] {
  const parts = [
    ['stable', before?.stable, after?.stable],
    ['previous', before?.previous, after?.previous],
    ['canary', canaryText(before?.canary), canaryText(after?.canary)],
  ] as const;
  return parts
    .filter(([, one, other]) => (one ?? null) !== (other ?? null))
    .map(([name, one, other]) => `${name} ${one ?? 'none'} → ${other ?? 'none'}`);
}

const canaryText = (canary: Pointers['canary'] | undefined) =>
  canary ? `${canary.version} at ${canary.percent} %` : null;
