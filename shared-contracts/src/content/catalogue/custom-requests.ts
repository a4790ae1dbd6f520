/** An order that is free, or priced after a conversation; it is placed with price 0. */
interface CustomRequest {
  readonly slug: string;
  readonly name: string;
  readonly price: 0;
  /** The price stays 0. */
  readonly isFree: boolean;
}

export const customRequests = [
  { slug: 'custom-solution', name: 'Custom Solution', price: 0, isFree: false },
  { slug: 'enterprise-solution', name: 'Enterprise Solution', price: 0, isFree: false },
  { slug: 'free-trial', name: 'Free Trial', price: 0, isFree: true },
  { slug: 'demo-call', name: 'Demo Call', price: 0, isFree: true },
] as const satisfies readonly CustomRequest[];

export type CustomRequestSlug = (typeof customRequests)[number]['slug'];

/** Defaults of the server for an order without a service name or price. */
export const unnamedOrder = { name: 'Custom Service', price: 0 } as const;
