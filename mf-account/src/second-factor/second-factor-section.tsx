import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { useRef, useState } from 'react';
import { SettingsSection } from '../section/settings-section';
import { AppPart } from './app-part';
import { PasskeysPart } from './passkeys-part';
import { RecoveryCodesDialog, RecoveryCodesPart } from './recovery-codes';

const codesUnseen: ToastText = {
  title: 'Second factor set up',
  description: 'If you have not seen your recovery codes, please make new ones.',
};

interface SecondFactorSectionProps {
  readonly secondFactor: {
    readonly data?: SecondFactor | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly email: string;
}

/** Sign-in methods of the account besides its password. */
export function SecondFactorSection({ secondFactor, email }: SecondFactorSectionProps) {
  const { data, error, isFetching, refetch } = secondFactor;
  const { showToast } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const newCodes = useRef<HTMLButtonElement>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its passkey.
  useLostFocusTo(frame, heading);
  const showCodesUnseen = () => {
    showToast(codesUnseen);
    // After the closed dialog has returned the focus to its opener.
    setTimeout(() => newCodes.current?.focus());
  };
  return (
    <SettingsSection
      title="Second factor"
      description="With it, your password alone lets nobody in. Changing it signs you out everywhere else."
      headingRef={heading}
    >
      <Stack gap={4} ref={frame}>
        {data ? (
          <>
            <AppPart
              secondFactor={data}
              email={email}
              onCodes={setCodes}
              onCodesUnseen={showCodesUnseen}
            />
            <PasskeysPart
              secondFactor={data}
              email={email}
              onCodes={setCodes}
              onCodesUnseen={showCodesUnseen}
            />
            <RecoveryCodesPart
              secondFactor={data}
              email={email}
              button={newCodes}
              onCodes={setCodes}
            />
          </>
        ) : error ? (
          <ErrorPanel
            title="Your second factor could not be loaded"
            text={failureAdvice(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SpinnerPanel label="Loading your second factor" />
        )}
      </Stack>
      {codes.length > 0 ? (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes([]);
            // Show the toast only now: on a phone it would cover the codes.
            showToast(accountToasts.secondFactorChanged);
          }}
        />
      ) : null}
    </SettingsSection>
  );
}
