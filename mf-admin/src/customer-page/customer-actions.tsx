import type { User } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { useState } from 'react';
import { customerOption } from '../customer-choice/customer-choice';
import { CustomerEditDialog } from '../customers/customer-edit-dialog';
import { MessageCreateDialog } from '../messages/message-create-dialog';
import { OrderCreateDialog } from '../orders/order-create-dialog';
import { useIsSelf, useMayChange } from '../role/use-role';
import { CustomerPasswordDialog } from './customer-password-dialog';

export function CustomerActions({ customer }: { readonly customer: User }) {
  const [opened, setOpened] = useState<'order' | 'message' | 'edit' | 'password' | null>(null);
  const close = () => setOpened(null);
  const option = customerOption(customer);
  const isSelf = useIsSelf(customer.id);
  const mayChange = useMayChange()(customer);
  return (
    <Cluster gap={3}>
      <Button size="sm" icon={<Icon name="plus" />} onClick={() => setOpened('order')}>
        New order
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="mail" />}
        onClick={() => setOpened('message')}
      >
        Write
      </Button>
      {mayChange ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="edit" />}
          onClick={() => setOpened('edit')}
        >
          Edit
        </Button>
      ) : null}
      {mayChange && !isSelf ? (
        <Button size="sm" variant="ghost" onClick={() => setOpened('password')}>
          Set a new password
        </Button>
      ) : null}
      {opened === 'order' ? <OrderCreateDialog customer={option} onClose={close} /> : null}
      {opened === 'message' ? <MessageCreateDialog customer={option} onClose={close} /> : null}
      {opened === 'edit' ? <CustomerEditDialog customer={customer} onClose={close} /> : null}
      {opened === 'password' ? (
        <CustomerPasswordDialog customer={customer} onClose={close} />
      ) : null}
    </Cluster>
  );
}
