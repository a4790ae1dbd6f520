import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { useNow } from './use-now';

const Time = styled.time`
  display: grid;
  line-height: 1.4;

  ${media.md} {
    white-space: nowrap;
  }

  /* Only the date in compact rows. */
  ${media.finePointer} {
    [data-density='compact'] & > span + span {
      display: none;
    }
  }

  /* Without the time of day in lists that have little room, where a pointer can show the title. */
  ${media.lg} and (pointer: fine) {
    [data-wide] & > span > span {
      display: none;
    }
  }
`;

const Relative = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
`;

/** A date with its relative time. */
export function Timestamp({ iso }: { readonly iso: string }) {
  const now = useNow();
  const text = formatDateTime(iso);
  const end = text.lastIndexOf(',');
  return (
    <Time dateTime={iso} title={text}>
      <span>
        {text.slice(0, end)}
        <span>{text.slice(end)}</span>
      </span>
      <Relative>{relativeTime(iso, now)}</Relative>
    </Time>
  );
}
