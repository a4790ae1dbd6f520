import type { EnquiryStatus } from '@northcast/shared-contracts/api/list-query';
import { Badge, type BadgeTone } from '@northcast/shared-ui/badge/badge';
import styled from 'styled-components';
import { adminApi } from '../../calls/admin-api';

const enquiryStatusNames: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  done: 'Done',
};

const tones: Readonly<Record<EnquiryStatus, BadgeTone>> = {
  new: 'warning',
  answered: 'success',
  done: 'neutral',
};

/** One word, which a narrow column must not break. */
const Word = styled(Badge)`
  white-space: nowrap;
`;

/** @param status absent in responses of the previous server version */
export function EnquiryStatusBadge({
  status = 'new',
}: {
  readonly status: EnquiryStatus | undefined;
}) {
  return <Word tone={tones[status]}>{enquiryStatusNames[status]}</Word>;
}

/** Status names with the number of enquiries in each. */
export function useCountedStatusNames(): Readonly<Record<EnquiryStatus, string>> {
  const named = (status: EnquiryStatus, count: number | undefined) =>
    `${enquiryStatusNames[status]}${count === undefined ? '' : ` ${count.toLocaleString('en-US')}`}`;
  return {
    new: named('new', useCount('new')),
    answered: named('answered', useCount('answered')),
    done: named('done', useCount('done')),
  };
}

const useCount = (status: EnquiryStatus): number | undefined =>
  adminApi.useEnquiriesQuery({ status, page: 1, perPage: 1 }).data?.total;
