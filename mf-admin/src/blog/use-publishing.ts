import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { callErrorOf } from '../calls/call-error';
import { useCallFailure } from '../calls/call-failure';
import { postApi } from './post-calls';

interface PublishingParts {
  readonly id: string;
  readonly flush: () => Promise<number | null>;
  readonly follow: (post: AdminPost) => void;
}

type Answer = {
  data?: AdminPost | undefined;
  error?: CallError | SerializedError | undefined;
};

/** Publishes, schedules or unpublishes a post. Each action saves the content first. */
export function usePublishing({ id, flush, follow }: PublishingParts) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [publish] = postApi.usePublishPostMutation();
  const [schedule] = postApi.useSchedulePostMutation();
  const [unpublish] = postApi.useUnpublishPostMutation();

  const act = async (
    run: (version: number) => Promise<Answer>,
    done: ToastText,
  ): Promise<CallError | null> => {
    setBusy(true);
    const version = await flush();
    const answer = version === null ? null : await run(version);
    setBusy(false);
    if (answer?.data) {
      setErrors({});
      follow(answer.data);
      showToast(done);
      return null;
    }
    if (!answer?.error) return { status: 0, message: 'Not saved' };
    const error = callErrorOf(answer.error);
    const fieldErrors = error.problem?.errors ?? [];
    setErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])));
    showFailure('publishPost', answer.error);
    return error;
  };

  return {
    errors,
    isBusy,
    publish: () => act((version) => publish({ id, body: { version } }), toasts.postPublished),
    unpublish: () => act((version) => unpublish({ id, body: { version } }), toasts.postUnpublished),
    /** @returns null if the post is scheduled; else the error of the time field, which may be empty */
    schedule: async (scheduledFor: string): Promise<string | null> => {
      const body = { scheduledFor };
      const error = await act(
        (version) => schedule({ id, body: { version, ...body } }),
        toasts.postScheduled,
      );
      if (error === null) return null;
      const errors = error.problem?.errors ?? [];
      return errors.find(({ path }) => path === 'scheduledFor')?.message ?? '';
    },
  };
}
