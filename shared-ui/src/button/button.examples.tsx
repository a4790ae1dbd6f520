import { Button } from '@northcast/shared-ui/button/button';
import type { Example } from '@northcast/shared-ui/example/example';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';

export const buttonExamples: readonly Example[] = [
  {
    name: 'Variants',
    render: () => (
      <Cluster>
        <Button>Order Now</Button>
        <Button variant="secondary">View FAQ</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="destructive">Delete customer</Button>
      </Cluster>
    ),
  },
  {
    name: 'Sizes',
    render: () => (
      <Cluster>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
      </Cluster>
    ),
  },
  {
    name: 'With icons',
    render: () => (
      <Cluster>
        <Button iconEnd={<Icon name="arrow-right" />}>START YOUR PROJECT</Button>
        <Button variant="secondary" icon={<Icon name="share" />}>
          Share
        </Button>
      </Cluster>
    ),
  },
  {
    name: 'Busy and disabled',
    render: () => (
      <Cluster>
        <Button busy busyLabel="Placing Order...">
          Place Order
        </Button>
        <Button disabled>Place Order</Button>
      </Cluster>
    ),
  },
  { name: 'Wide', render: () => <Button wide>Sign In</Button> },
];
