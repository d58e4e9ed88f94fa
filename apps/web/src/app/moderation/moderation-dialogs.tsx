import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Keeps the last question while its dialog fades out. A new question starts with an empty form. */
function Dialogs() {
  const { question, close } = useModeration();
  const [shown, setShown] = useState(question);
  const [times, setTimes] = useState(0);
  if (question && question !== shown) {
    setShown(question);
    setTimes(times + 1);
  }
  const open = question !== null;
  if (shown?.verb === 'report')
    return <ReportDialog key={times} thing={shown.thing} open={open} onClose={close} />;
  if (shown?.verb === 'block')
    return <BlockDialog key={times} person={shown.person} open={open} onClose={close} />;
  return null;
}
