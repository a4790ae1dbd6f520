import {
  ButtonFrame,
  type ButtonLook,
  lookAttributes,
} from '@northcast/shared-ui/button/button-styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Look extends ButtonLook {
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/**
 * `to` is a route of the site; `href` is for everything else: another site, an e-mail address, an
 * anchor.
 */
type LinkButtonProps = Look &
  (
    | (ComponentProps<typeof Link> & { href?: undefined })
    | (ComponentProps<'a'> & { href: string; to?: undefined })
  );

export function LinkButton({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  const look = lookAttributes({ variant, size, wide });
  const content = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <ButtonFrame as="a" {...rest} {...look}>
        {content}
      </ButtonFrame>
    );
  }
  return (
    <ButtonFrame as={Link} {...rest} {...look}>
      {content}
    </ButtonFrame>
  );
}
