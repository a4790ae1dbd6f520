import { useHost } from '@northcast/shared-contracts/host/host';
import { useNavigate } from 'react-router-dom';
import { postApi } from '../blog/post-calls';
import { useCallFailure } from '../calls/call-failure';
import { newFormKey } from '../calls/form-key';
import type { Act } from './entry';

/** Does what a choice stands for, dialogs aside. */
export function useAct() {
  const navigate = useNavigate();
  const { signOut } = useHost();
  const showFailure = useCallFailure();
  const [createPost] = postApi.useCreatePostMutation();
  const newPost = async () => {
    const { data, error } = await createPost({ body: {}, idempotencyKey: newFormKey() });
    if (error) showFailure('createPost', error);
    else void navigate(`/admin/blog/${data.id}`);
  };
  return (act: Act) => {
    if ('to' in act) void navigate(act.to);
    else if ('run' in act) void (act.run === 'newPost' ? newPost() : signOut('/auth'));
  };
}
