import type { Order } from '@northcast/shared-contracts/api/entities';

/** Consecutive saves of one order from this page, with nobody else's save between them. */
interface OwnSaves {
  /** The version that the first of them was based on. */
  readonly from: number;
  /** The version that the last of them stored. */
  readonly version: number;
  /** The order as the last of them stored it; absent after a bulk change, which returns less. */
  readonly stored?: Order;
}

const underWay = new Map<string, Promise<unknown>>();
const ended = new Map<string, OwnSaves>();

/**
 * The last version that this page saved, if the row shown is only behind these saves; otherwise the
 * row.
 */
function baseOf(order: Order): Order {
  const own = ended.get(order.id);
  return (isBehind(own, order.version) && own.stored) || order;
}

const isBehind = (own: OwnSaves | undefined, version: number): own is OwnSaves =>
  own !== undefined && version >= own.from && version < own.version;

/** The version to change, if the one that the user saw is only behind own saves; otherwise that. */
export function versionOf(id: string, seen: number): number {
  const own = ended.get(id);
  return isBehind(own, seen) ? own.version : seen;
}

/** Notes a save of this page, so that later changes of older rows are based on it. */
export function recordSave(base: Order, stored: Order): void {
  const { id, version } = stored;
  ended.set(id, { from: beginOf(id, base.version), version, stored });
}

/** Notes a bulk change of this page, which raises each version by one. */
export function recordBulkSave(changed: readonly Pick<Order, 'id' | 'version'>[]): void {
  for (const { id, version } of changed) {
    ended.set(id, { from: beginOf(id, version - 1), version });
  }
}

/** The version on which the saves are based that a save on `base` continues. */
function beginOf(id: string, base: number): number {
  const own = ended.get(id);
  return own?.version === base ? own.from : base;
}

/** The order to base an edit on, once the saves of it that are under way have ended. */
export async function settled(order: Order): Promise<Order> {
  await savesEnded([order.id]);
  return baseOf(order);
}

/** Waits for the saves of these orders that are under way. */
export async function savesEnded(ids: readonly string[]): Promise<void> {
  // Who started a save shows its failure.
  await Promise.allSettled(ids.map((id) => underWay.get(id)));
}

/**
 * Queues saves of one order and bases each on the previous one, so that a user never conflicts with
 * their own save. If somebody else has changed the row, the stale row stays the base, so that the
 * server refuses the save.
 * @param save resolves to the stored order, or to undefined if it was refused
 */
export async function saveInTurn(
  order: Order,
  save: (base: Order) => Promise<Order | undefined>,
): Promise<void> {
  const before = underWay.get(order.id);
  const run = async () => {
    const base = baseOf(order);
    const stored = await save(base);
    if (stored) recordSave(base, stored);
  };
  const turn = before ? before.then(run, run) : run();
  underWay.set(order.id, turn);
  try {
    await turn;
  } finally {
    if (underWay.get(order.id) === turn) underWay.delete(order.id);
  }
}
