interface AddOn {
  readonly name: string;
  /** US dollars. */
  readonly price: number;
}

export const addOns = [
  { name: 'Rush Delivery (12 hours)', price: 50 },
  { name: 'Additional Revision', price: 25 },
  { name: 'Transcription Service', price: 15 },
  { name: 'Custom Thumbnail Design', price: 75 },
  { name: 'Audiogram Creation', price: 35 },
  { name: 'Show Notes Writing', price: 45 },
] as const satisfies readonly AddOn[];
