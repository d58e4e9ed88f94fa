import { useQuery } from '@tanstack/react-query';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { usePublicConfig } from '../../lib/public-config.ts';
import { endpointQuery } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SelectField } from '../../ui/select.tsx';
import { UploadForm } from './upload-form.tsx';

const { upload: copy } = dashboardCopy;

function NotLinked() {
  const config = usePublicConfig();
  return (
    <>
      <SelectField label={copy.repository} disabled>
        <option>{texts.upload.selectRepository}</option>
      </SelectField>
      <Button variant="primary" disabled reason={config?.github ? copy.notLinked : copy.unavailable}>
        {texts.upload.submit}
      </Button>
      {config?.github ? (
        <a
          href={paths.githubAuthorize('full', paths.dashboard('posts'))}
          className={buttonClass({ className: 'justify-self-start' })}
        >
          {copy.link}
        </a>
      ) : null}
    </>
  );
}

/** The dashboard tab 'posts'. Without a linked account there is nothing to choose from. */
export function UploadTab() {
  const { data } = useQuery(endpointQuery('accounts.me'));
  const access = data?.user?.githubAccess;
  return (
    <>
      <PageTitle>{texts.dashboard.uploadProjects}</PageTitle>
      <h1>{texts.dashboard.uploadProjects}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{copy.text}</p>
      <Card className="grid max-w-140 gap-4">
        {data?.user && (access === 'full' || access === 'public') ? (
          <UploadForm email={data.user.email} />
        ) : (
          <NotLinked />
        )}
      </Card>
    </>
  );
}
