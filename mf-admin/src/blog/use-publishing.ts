import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { useState } from 'react';
import { callErrorOf, useCallFailure } from '../calls/call-failure';
import { postApi } from './post-calls';
import type { PostAnswer, usePostSaving } from './use-post-saving';

type PublishingAction = 'publish' | 'unpublish' | 'schedule' | 'restore';

interface PublishingParts extends Pick<ReturnType<typeof usePostSaving>, 'saveThen'> {
  readonly id: string;
}

const isPublished = ({ status, hasChanges }: AdminPost) => status === 'published' && !hasChanges;
const never = () => false;
const isWithdrawn = ({ status }: AdminPost) => status !== 'published' && status !== 'scheduled';

/**
 * Publishes, schedules or unpublishes a post, or restores a version. Each action saves the content
 * first.
 */
export function usePublishing({ id, saveThen }: PublishingParts) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [running, setRunning] = useState<PublishingAction | null>(null);
  const [publish] = postApi.usePublishPostMutation();
  const [schedule] = postApi.useSchedulePostMutation();
  const [unpublish] = postApi.useUnpublishPostMutation();
  const [restore] = postApi.useRestorePostVersionMutation();
  const { keyFor } = useIdempotencyKey();

  const run = async (action: PublishingAction, ...rest: Parameters<typeof saveThen>) => {
    setRunning(action);
    const answer = await saveThen(...rest);
    setRunning(null);
    return answer;
  };

  const act = async (
    action: PublishingAction,
    call: (version: number) => Promise<PostAnswer>,
    isDone: (post: AdminPost) => boolean,
    done: ToastText,
  ): Promise<CallError | null> => {
    const answer = await run(action, call, isDone);
    if (answer?.data) {
      setErrors({});
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
    /** The action that has not ended yet. */
    running,
    publish: () =>
      act(
        'publish',
        (version) => publish({ id, body: { version } }),
        isPublished,
        toasts.postPublished,
      ),
    unpublish: () =>
      act(
        'unpublish',
        (version) => unpublish({ id, body: { version } }),
        isWithdrawn,
        toasts.postUnpublished,
      ),
    /**
     * @returns null if the post is scheduled, or if the errors are those of its fields; else the
     * time field's error, which may be empty
     */
    schedule: async (scheduledFor: string): Promise<string | null> => {
      const time = Date.parse(scheduledFor);
      const error = await act(
        'schedule',
        (version) => schedule({ id, body: { version, scheduledFor } }),
        (post) => post.status === 'scheduled' && Date.parse(post.scheduledFor ?? '') === time,
        toasts.postScheduled,
      );
      if (error === null) return null;
      if (error.status === 409) return error.serverMessage ?? '';
      const errors = error.problem?.errors ?? [];
      const ofTime = errors.find(({ path }) => path === 'scheduledFor')?.message;
      return ofTime ?? (errors.length > 0 ? null : '');
    },
    /** @returns null if the content could not be saved */
    restore: async (versionId: string): Promise<PostAnswer | null> => {
      // The idempotency key recognises a call whose response was lost: its text is not known here.
      const send = (version: number) => {
        const idempotencyKey = keyFor({ versionId, version });
        return restore({ id, versionId, body: { version }, idempotencyKey });
      };
      const answer = await run('restore', send, never);
      if (answer?.error) showFailure('restorePost', answer.error);
      return answer;
    },
  };
}
