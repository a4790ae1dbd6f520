import type { Order } from '@northcast/shared-contracts/api/entities';

/** Saves of one order from this page that stand on each other, with nobody else's between. */
interface OwnSaves {
  /** The version that the first of them stood on. */
  readonly from: number;
  readonly stored: Order;
}

const underWay = new Map<string, Promise<unknown>>();
const ended = new Map<string, OwnSaves>();

/** The order as this page saved it last, where the row shown is only behind these saves; else the row. */
function baseOf(order: Order): Order {
  const own = ended.get(order.id);
  const isBehind = own && order.version >= own.from && order.version < own.stored.version;
  return isBehind ? own.stored : order;
}

/**
 * Saves an order after the saves of it that this page began before, and on top of them: nobody conflicts with
 * themself. A row that another person made stale stays the base, so that the server refuses it.
 * @param save resolves to the stored order; to undefined where it was refused
 */
export async function saveInTurn(
  order: Order,
  save: (base: Order) => Promise<Order | undefined>,
): Promise<void> {
  const before = underWay.get(order.id);
  const run = async () => {
    const base = baseOf(order);
    const stored = await save(base);
    if (!stored) return;
    const own = ended.get(order.id);
    const from = own?.stored.version === base.version ? own.from : base.version;
    ended.set(order.id, { from, stored });
  };
  const turn = before ? before.then(run, run) : run();
  underWay.set(order.id, turn);
  try {
    await turn;
  } finally {
    if (underWay.get(order.id) === turn) underWay.delete(order.id);
  }
}
