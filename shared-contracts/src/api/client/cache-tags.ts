import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';
import { type Tag, tagsOfOneOrder } from '@northcast/shared-contracts/api/tags';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';

/** A kind of data of one order, or of several. */
export interface CacheTag {
  readonly type: Tag;
  readonly id: string;
}

const ofOneOrder: ReadonlySet<Tag> = new Set(tagsOfOneOrder);

/** In place of an order's number: data of several orders, or of none. */
const several = 'several';

type Call = Pick<Endpoint, 'path' | 'tags'>;

/** The number of the order that the path names, by its id or its number. */
function orderIn({ path }: Call, parameters: unknown): string | undefined {
  if (!/^\/api\/(admin\/)?orders\/:id(\/|$)/.test(path)) return undefined;
  return orderNumber((parameters as { readonly id: string }).id);
}

/** What an answer holds. */
export function providedTags(call: Call, parameters: unknown): CacheTag[] {
  const order = orderIn(call, parameters) ?? several;
  return call.tags.map((type) => ({ type, id: ofOneOrder.has(type) ? order : several }));
}

/** What a write makes stale: of the kinds that belong to one order, its own data and those of several; of others all. */
export function staleTags(call: Call, parameters: unknown): (Tag | CacheTag)[] {
  const order = orderIn(call, parameters);
  return call.tags.flatMap<Tag | CacheTag>((type) =>
    order !== undefined && ofOneOrder.has(type)
      ? [order, several].map((id) => ({ type, id }))
      : [type],
  );
}
