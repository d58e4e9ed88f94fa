import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { ownUserQuery } from '../../lib/api/own-user.ts';
import { queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';

export type UploadedRepository = Answer<'repositories.upload'>['project'];

/** Refetches our access to the linked account. The tab then offers to link it again. */
export function askForAccess(): void {
  void queryClient.invalidateQueries({ queryKey: ownUserQuery.queryKey });
}

/** Uploads one repository at a time and reports the result. Returns the stored repository, or undefined. */
export function useUpload(email: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function upload(repository: string): Promise<UploadedRepository | undefined> {
    if (busy) return undefined;
    setBusy(true);
    try {
      const { project } = await call('repositories.upload', { body: { email, repository } });
      const view = () => void navigate(paths.dashboard());
      toast.alert(texts.upload.done, 'success', { label: dashboardCopy.upload.view, run: view });
      void queryClient.invalidateQueries({ queryKey: ['repositories'] });
      return project;
    } catch (problem) {
      toast.alert(`${texts.upload.failed}: ${errorText(problem)}`);
      if (isApiError(problem, 'forbidden')) askForAccess();
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { upload, busy };
}
