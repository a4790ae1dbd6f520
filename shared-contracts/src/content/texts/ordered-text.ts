interface Line {
  readonly name: string;
  readonly quantity: number;
}

interface Ordered {
  readonly serviceName: string;
  readonly lines?: readonly Line[] | undefined;
}

/** `2 × Jingle`, and the name alone for one. */
export const lineText = ({ name, quantity }: Line): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** What an order is for in a few words: `Creator`, or `Creator and 2 more` where it holds three different things. */
export function orderedText({ serviceName, lines = [] }: Ordered): string {
  const [first, ...more] = lines;
  if (first === undefined) return serviceName;
  const name = lineText({ ...first, name: serviceName });
  return more.length === 0 ? name : `${name} and ${more.length} more`;
}

/** Everything that an order is for: `Creator; 2 × Jingle`. */
export const allOrderedText = ({ serviceName, lines = [] }: Ordered): string =>
  lines.length === 0 ? serviceName : lines.map(lineText).join('; ');
