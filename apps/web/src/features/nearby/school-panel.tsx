import { useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { nearbyCopy } from '../../copy/nearby.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, ownUserQuery, setOwnUser } from '../../lib/api/own-user.ts';
import { queryClient } from '../../lib/api/query.ts';
import { toast } from '../../stores/toasts.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { VerifiedMark } from '../../ui/people/verified-mark.tsx';

const copy = nearbyCopy.school;
function Ask() {
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, data, variables } = useMutation({
    mutationFn: (address: string) => call('nearby.requestSchoolVerification', { body: { email: address } }),
    // A confirmed account address at the school's domain verifies the school immediately.
    onSuccess: () => queryClient.invalidateQueries(ownUserQuery),
  });

  function ask(event: FormEvent): void {
    event.preventDefault();
    if (email.trim() !== '') mutate(email.trim());
  }

  return (
    <form noValidate onSubmit={ask} className="grid gap-3 max-lg:mt-4">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          type="email"
          label={copy.email}
          value={email}
          maxLength={limits.email.max}
          autoComplete="off"
          error={error ? errorText(error, copy.failed) : ''}
          fieldClassName="max-w-100 min-w-40 flex-1"
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={isPending} className="mt-6.5">
          {copy.submit}
        </Button>
      </div>
      <p role="status" className="text-14 text-success empty:hidden">
        {data ? fill(copy.sent, { email: variables ?? '' }) : ''}
      </p>
    </form>
  );
}

function VerifiedAddress({ user, onRemoved }: { user: OwnUser; onRemoved: () => void }) {
  const { school, schoolVerifiedBy, schoolAddressAt } = user;
  const text = schoolVerifiedBy === null ? copy.shown : copy.verified;
  const domain = schoolVerifiedBy ?? schoolAddressAt ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('nearby.removeSchoolVerification'),
    onSuccess(answer) {
      setOwnUser(answer.user);
      toast.success(copy.removed);
      onRemoved();
    },
    onError: (error) => toast.error(errorText(error, copy.failed)),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 max-lg:mt-4">
      {schoolVerifiedBy === null ? null : <VerifiedMark domain={schoolVerifiedBy} />}
      <span className="wrap-anywhere">{fill(text, { school, domain })}</span>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {copy.remove}
      </Button>
    </div>
  );
}

/** Verifies the saved school with an email address of that school. */
export function SchoolPanel({ user }: { user: OwnUser }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { school, schoolVerifiedBy, schoolAddressAt } = user;
  const isVerified = schoolVerifiedBy !== null || schoolAddressAt !== null;
  return (
    <section
      aria-labelledby={headingId}
      className="mt-6 gap-x-8 border-t pt-4 lg:grid lg:grid-cols-2 lg:items-start"
    >
      <div>
        <h3 ref={heading} id={headingId} tabIndex={-1} className="text-16">
          {copy.title}
        </h3>
        <p className="mt-1 text-14 text-muted">{school === '' ? copy.noSchool : copy.text}</p>
      </div>
      {isVerified ? <VerifiedAddress user={user} onRemoved={() => heading.current?.focus()} /> : null}
      {school !== '' && !isVerified ? <Ask key={school} /> : null}
    </section>
  );
}
