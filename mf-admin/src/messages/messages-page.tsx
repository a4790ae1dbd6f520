import { apiStorePart } from '@northcast/shared-contracts/client/api-store-part';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Heading } from '@northcast/shared-ui/typography/typography';

export const store = [apiStorePart];

export function Page() {
  return (
    <>
      <PageHead title="Messages (admin)" noindex />
      <Heading level={1} size="x2">
        Messages
      </Heading>
    </>
  );
}
