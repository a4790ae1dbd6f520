import { Heading } from '@northcast/shared-ui/typography/typography';

export function Page() {
  return <Heading level={1}>Orders</Heading>;
}
