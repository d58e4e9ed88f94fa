import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BlockDialog } from '../../features/blocks/block-dialog.tsx';
import { ReportDialog } from '../../features/reports/report-dialog.tsx';
import { queryClient } from '../../lib/api/query.ts';
import { useModeration } from '../../stores/moderation.ts';

/** Rendered outside the pages, so it needs its own provider of the shared query client. */
export function ModerationDialogs() {
  return (
    <QueryClientProvider client={queryClient}>
      <Dialogs />
    </QueryClientProvider>
  );
}

/**
 * Keeps the last question while its dialog fades out. A new question starts with an empty form. The dialog closes if
 * the user leaves the page.
 */
function Dialogs() {
  const { question, close } = useModeration();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [shown, setShown] = useState({ question, address, times: 0 });
  if (question && question !== shown.question) setShown({ question, address, times: shown.times + 1 });
  const hasLeft = question !== null && address !== shown.address;
  useEffect(() => {
    if (hasLeft) close();
  }, [hasLeft, close]);

  const dialog = { open: question !== null && !hasLeft, onClose: close };
  if (shown.question?.verb === 'report')
    return <ReportDialog key={shown.times} thing={shown.question.thing} {...dialog} />;
  if (shown.question?.verb === 'block')
    return <BlockDialog key={shown.times} person={shown.question.person} {...dialog} />;
  return null;
}
