import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { type Tag, tagsOfOneOrder } from '@northcast/shared-contracts/api/tags';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';

/** A kind of data, of one order or of several. */
export interface CacheTag {
  readonly type: Tag;
  readonly id: string;
}

const ofOneOrder: ReadonlySet<Tag> = new Set(tagsOfOneOrder);

/** Replaces the order's number for data of several orders or of none. */
const several = 'several';

type Call = Pick<Endpoint, 'path' | 'tags'>;

/** The number of the order in the path, from its id or number. */
function orderIn({ path }: Call, parameters: unknown): string | undefined {
  if (!/^\/api\/(admin\/)?orders\/:id(\/|$)/.test(path)) return undefined;
  return orderNumber((parameters as { readonly id: string }).id);
}

/** Tags of the data in a response. */
export function providedTags(call: Call, parameters: unknown): CacheTag[] {
  const order = orderIn(call, parameters) ?? several;
  return call.tags.map((type) => ({ type, id: ofOneOrder.has(type) ? order : several }));
}

/**
 * Tags that a write invalidates. Kinds that belong to one order: that order's data and lists of
 * several. Other kinds: all data.
 */
export function staleTags(call: Call, parameters: unknown): (Tag | CacheTag)[] {
  const order = orderIn(call, parameters);
  return call.tags.flatMap<Tag | CacheTag>((type) =>
    order !== undefined && ofOneOrder.has(type)
      ? [order, several].map((id) => ({ type, id }))
      : [type],
  );
}
