/** Singular and plural of what is counted: `order`, `orders`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** `1,204 orders` */
export function countText(count: number, { one, many }: Noun): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
