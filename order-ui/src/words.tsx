import { Text } from '@northcast/shared-ui/typography/typography';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled(Text).attrs({ dir: 'auto' })`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/**
 * A text that a person wrote: with its spaces and line breaks, in the direction of its script, its
 * web addresses as links.
 */
export function Words({ children, ...props }: ComponentProps<typeof Frame>) {
  return <Frame {...props}>{typeof children === 'string' ? linked(children) : children}</Frame>;
}

/** With the group, `split` keeps the addresses, at odd indexes. */
const addresses = /(\bhttps?:\/\/[^\s<>"“”]+)/i;

function linked(text: string): ReactNode {
  return text.split(addresses).map((part, index) => {
    const address = index % 2 === 1 ? withoutEnd(part) : '';
    if (!URL.canParse(address)) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
      <span key={index}>
        <a href={address} target="_blank" rel="noopener noreferrer nofollow">
          {address}
        </a>
        {part.slice(address.length)}
      </span>
    );
  });
}

/** Without punctuation that ends the sentence, and without a bracket that is not opened in it. */
function withoutEnd(address: string): string {
  const isClosing = address.endsWith(')') && !address.includes('(');
  return isClosing || /[.,;:!?'’\]}]$/.test(address) ? withoutEnd(address.slice(0, -1)) : address;
}
