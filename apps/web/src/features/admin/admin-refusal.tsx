import { Link } from 'react-router';
import { securityCopy } from '../../copy/accounts/security.ts';
import { adminCopy as copy } from '../../copy/admin.ts';
import { uiCopy } from '../../copy/ui.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ErrorState } from '../../ui/state/state-message.tsx';

interface AdminRefusalProps {
  error: Error;
  onRetry: () => void;
}

/** Shown instead of a list that could not be loaded. If a second factor is required, links to its settings. */
export function AdminRefusal({ error, onRetry }: AdminRefusalProps) {
  const lacksFactor = isApiError(error, 'second_factor_required');
  return (
    <ErrorState
      title={lacksFactor ? securityCopy.admin.title : copy.failed}
      hint={errorText(error)}
      action={
        lacksFactor ? (
          <Link to={paths.settings('security')} className={buttonClass({ variant: 'primary' })}>
            {securityCopy.admin.action}
          </Link>
        ) : (
          <Button onClick={onRetry}>{uiCopy.reload}</Button>
        )
      }
      className="rounded-10 border"
    />
  );
}
