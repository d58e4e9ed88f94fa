import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { learningCopy as copy } from '../../copy/accounts/learning.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type OwnUser, setOwnUser } from '../../lib/api/own-user.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';

/** Whether the site may learn from the user's actions. Saved immediately, independent of the form above. */
export function LearningPanel({ user }: { user: OwnUser }) {
  const headingId = useId();
  // A mutation exposes its variables one tick later. Without this state, a box just ticked would flicker.
  const [chosen, setChosen] = useState<boolean>();
  const { mutate, isPending } = useMutation({
    mutationFn: (learning: boolean) =>
      call('profiles.update', { params: { id: user.id }, body: { learning } }),
    onSuccess(answer, learning) {
      setOwnUser(answer.user);
      toast.success(learning ? copy.on : copy.off);
    },
    onError: (error) => toast.error(errorText(error, copy.failed)),
    onSettled: () => setChosen(undefined),
  });
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.title}</h2>
      <p className="mt-1 mb-2 text-14 text-muted">
        {copy.text}{' '}
        <Link to={`${paths.privacy()}#learning`} className="link">
          {copy.details}
        </Link>
      </p>
      <CheckboxField
        label={copy.label}
        checked={chosen ?? user.learning}
        aria-disabled={isPending}
        onChange={({ target }) => {
          if (isPending) return;
          setChosen(target.checked);
          mutate(target.checked);
        }}
      />
    </Card>
  );
}
