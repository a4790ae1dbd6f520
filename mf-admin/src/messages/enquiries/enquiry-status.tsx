import type { EnquiryStatus } from '@northcast/shared-contracts/api/list-query';
import type { BadgeTone } from '@northcast/shared-ui/badge/badge';
import { adminApi } from '../../calls/admin-api';
import { WordBadge } from '../../list/cells';

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

/** @param status absent in responses of the previous server version */
export function EnquiryStatusBadge({
  status = 'new',
}: {
  readonly status: EnquiryStatus | undefined;
}) {
  return <WordBadge tone={tones[status]}>{enquiryStatusNames[status]}</WordBadge>;
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
