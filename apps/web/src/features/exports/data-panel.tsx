import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { profilesCopy } from '../../copy/accounts/profiles.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../stores/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const copy = profilesCopy.data;

/**
 * Downloads all stored data of the user. Uses an API call, so that errors are shown here instead of on an
 * error page.
 */
export function DataPanel() {
  const headingId = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('exports.own'),
    onSuccess: (data) =>
      saveFile(
        `teamwright-${data.exportedAt.slice(0, 10)}.json`,
        JSON.stringify(data, null, 2),
        'application/json',
      ),
    onError: (error) => toast.error(errorText(error, copy.failed)),
  });
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.title}</h2>
      <p className="mt-1 mb-4 max-w-[80ch] text-14 text-muted">{copy.text}</p>
      <Button busy={isPending} onClick={() => mutate()}>
        {copy.download}
      </Button>
    </Card>
  );
}
