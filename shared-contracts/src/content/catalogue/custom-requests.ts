/** An order that is free, or priced after a conversation, so it is placed at 0. */
export interface CustomRequest {
  readonly slug: string;
  readonly name: string;
  readonly price: 0;
  /** Stays at 0. */
  readonly isFree: boolean;
}

export const customRequests = [
  { slug: 'custom-solution', name: 'Custom Solution', price: 0, isFree: false },
  { slug: 'enterprise-solution', name: 'Enterprise Solution', price: 0, isFree: false },
  { slug: 'free-trial', name: 'Free Trial', price: 0, isFree: true },
  { slug: 'demo-call', name: 'Demo Call', price: 0, isFree: true },
] as const satisfies readonly CustomRequest[];

export type CustomRequestSlug = (typeof customRequests)[number]['slug'];

/** What the server records when an order names no service, or no price. */
export const unnamedOrder = { name: 'Custom Service', price: 0 } as const;
