interface Line {
  readonly name: string;
  readonly quantity: number;
}

interface Ordered {
  readonly serviceName: string;
  readonly lines?: readonly Line[] | undefined;
}

/** `2 × Jingle`, or the name alone for a quantity of one. */
export const lineText = ({ name, quantity }: Line): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** Short summary of an order: `Creator`, or `Creator and 2 more` for three different lines. */
export function orderedText({ serviceName, lines = [] }: Ordered): string {
  const [first, ...more] = lines;
  if (first === undefined) return serviceName;
  const name = lineText({ ...first, name: serviceName });
  return more.length === 0 ? name : `${name} and ${more.length} more`;
}

/** Full summary of an order: `Creator; 2 × Jingle`. */
export const allOrderedText = ({ serviceName, lines = [] }: Ordered): string =>
  lines.length === 0 ? serviceName : lines.map(lineText).join('; ');
