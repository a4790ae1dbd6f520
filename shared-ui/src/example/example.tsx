import type { ReactNode } from 'react';

/** One state of a primitive, for the catalogue, the tests and the accessibility run. */
export interface Example {
  name: string;
  render: () => ReactNode;
}
