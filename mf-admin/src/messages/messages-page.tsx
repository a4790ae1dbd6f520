import { apiStorePart } from '@northcast/shared-contracts/client/api-store-part';
import { useSearchParams } from 'react-router-dom';
import { EnquiryList } from './enquiries/enquiry-list';
import { MessageList } from './message-list';

export const store = [apiStorePart];

/** Two lists under one address, told apart by `?tab`. */
export function Page() {
  const [search] = useSearchParams();
  return search.get('tab') === 'enquiries' ? <EnquiryList /> : <MessageList />;
}
