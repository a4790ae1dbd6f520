import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useNavigate } from 'react-router-dom';
import { postApi } from '../blog/post-calls';
import { useCallFailure } from '../calls/call-failure';
import type { Act } from './entry';

/** Does what a choice stands for, dialogs aside. */
export function useAct() {
  const navigate = useNavigate();
  const { signOut } = useHost();
  const showFailure = useCallFailure();
  const [createPost] = postApi.useCreatePostMutation();
  const { keyFor, forget } = useIdempotencyKey();
  const newPost = async () => {
    const { data, error } = await createPost({ body: {}, idempotencyKey: keyFor({}) });
    if (error) return void showFailure('createPost', error);
    forget();
    void navigate(`/admin/blog/${data.id}`);
  };
  return (act: Act) => {
    if ('to' in act) void navigate(act.to);
    else if ('run' in act) void (act.run === 'newPost' ? newPost() : signOut('/auth'));
  };
}
