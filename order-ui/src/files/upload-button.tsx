import { Button, type ButtonProps } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useRef } from 'react';

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  readonly onFiles: (files: readonly File[]) => void;
  /** One file instead of several. */
  readonly single?: boolean | undefined;
  /** Such as `audio/*`; anything may be sent all the same. */
  readonly accept?: string | undefined;
  readonly children?: string | undefined;
}

/** Opens the browser's choice of files. */
export function UploadButton({
  onFiles,
  single = false,
  accept,
  children = 'Choose files',
  ...look
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!single}
        accept={accept}
        aria-label={children}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
