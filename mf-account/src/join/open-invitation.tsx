import { registrationFormSchema } from '@northcast/shared-contracts/api/accounts';
import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { OpenInvitation, User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { teamJoiningSchema } from '@northcast/shared-contracts/api/team';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { useState } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { isDeadLink } from '../auth/link-token';
import { Outcome, SentenceWithAddress } from '../auth/outcome';
import { NameFields } from '../form/name-fields';
import { problemFields } from '../form/problem-fields';
import type { NewPassword } from '../password/new-password';
import { NewPasswordFields } from '../password/new-password-fields';
import { UnreachableAccount } from '../session/unreachable-account';

const roles: Readonly<Record<OpenInvitation['role'], string>> = {
  owner: 'an owner',
  manager: 'a manager',
  editor: 'an editor of the blog',
  producer: 'a producer of orders',
};

interface OpenInvitationProps {
  readonly invitation: OpenInvitation;
  readonly token: string | null;
  readonly onClosed: (message: string) => void;
  readonly onJoined: () => void;
}

/** Accepts the invitation with a new account, or with the existing account of the address. */
export function OpenInvitationPart({ invitation, token, ...events }: OpenInvitationProps) {
  const { session, showToast, signedIn, signOut, sessionEnded } = useHost();
  const navigate = useNavigate();
  const [isAccepting, setAccepting] = useState(false);
  const { keyFor } = useIdempotencyKey();
  const { email, role, hasAccount } = invitation;

  /** @param path that of this page; the user may have left it for another meanwhile */
  function enter(user: User, path: string) {
    events.onJoined();
    signedIn(user);
    showToast(accountToasts.joined);
    if (window.location.pathname === path) void navigate('/admin', { replace: true });
  }
  function fail(error: CallError) {
    if (isDeadLink(error)) events.onClosed(error.serverMessage ?? problems.invitationRevoked);
    else if (error.status === 401) sessionEnded('sessionExpired');
    else showToast(failureToast('joinTeam', error.serverMessage));
  }
  const join = async ({ confirmPassword: _, ...person }: NewMember) => {
    const { pathname } = window.location;
    const body = { token, ...person };
    const result = await call<User>(endpoints.joinTeam, { body, idempotencyKey: keyFor(body) });
    if ('error' in result) {
      fail(result.error);
      return problemFields(result.error, Object.keys(person));
    }
    enter(result.data, pathname);
    return undefined;
  };
  const accept = async () => {
    setAccepting(true);
    const { pathname } = window.location;
    const body = { token };
    const idempotencyKey = keyFor(body);
    const result = await call<User>(endpoints.acceptInvitation, { body, idempotencyKey });
    setAccepting(false);
    if ('error' in result) fail(result.error);
    else enter(result.data, pathname);
  };

  const message = `${email} is invited as ${roles[role]}.`;
  if (!hasAccount) {
    return (
      <Stack gap={5}>
        <SentenceWithAddress>{message}</SentenceWithAddress>
        <JoinForm email={email} onSubmit={join} />
      </Stack>
    );
  }
  if (session.status === 'unknown') {
    if (session.isUnreachable) return <UnreachableAccount headingLevel={2} />;
    return <SpinnerPanel label="Loading your account" />;
  }
  if (session.status !== 'authenticated') {
    return (
      <Outcome text={`${message} This address has an account: please sign in with it first.`}>
        <LinkButton to="/auth?next=/join">Sign in</LinkButton>
      </Outcome>
    );
  }
  if (session.user.email !== email) {
    return (
      <Outcome text={`${message} You are signed in as ${session.user.email}.`}>
        <Button onClick={() => void signOut('/auth?next=/join')}>Use the other account</Button>
      </Outcome>
    );
  }
  return (
    <Outcome text={message}>
      <Button onClick={() => void accept()} busy={isAccepting} busyLabel="Joining...">
        Join the team
      </Button>
    </Outcome>
  );
}

interface NewMember extends NewPassword {
  readonly firstName: string;
  readonly lastName: string;
}

const { confirmPassword } = registrationFormSchema.fields;
const validate = validateForm(teamJoiningSchema.omit(['token']).shape({ confirmPassword }));
const empty: NewMember = { firstName: '', lastName: '', password: '', confirmPassword: '' };

interface JoinFormProps {
  readonly email: string;
  readonly onSubmit: FormProps<NewMember>['onSubmit'];
}

function JoinForm({ email, onSubmit }: JoinFormProps) {
  return (
    <Form<NewMember> onSubmit={onSubmit} validate={validate} initialValues={empty}>
      {({ submitting, values }) => (
        <FormBody aria-label="Join the team">
          <Stack gap={2}>
            <NameFields />
            <NewPasswordFields
              label="Password"
              confirmLabel="Confirm password"
              owner={{ ...values, email }}
            />
            <Button type="submit" size="lg" wide busy={submitting} busyLabel="Joining...">
              Join the team
            </Button>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
