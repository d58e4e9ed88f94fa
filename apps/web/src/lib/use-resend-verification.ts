import { useMutation } from '@tanstack/react-query';
import { accountEmailCopy as copy } from '../copy/accounts/account-email.ts';
import { toast } from '../stores/toasts.ts';
import { call } from './api/api.ts';
import { errorText } from './api/error-text.ts';

/** Sends the signed-in user the link that confirms their address again. */
export function useResendVerification() {
  return useMutation({
    mutationFn: () => call('accounts.resendVerification'),
    onSuccess: () => toast.success(copy.sentAgain),
    onError: (error) => toast.error(errorText(error)),
  });
}
