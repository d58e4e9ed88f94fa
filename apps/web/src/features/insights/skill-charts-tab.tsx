import { chartsCopy as copy } from '../../copy/charts.ts';
import type { SessionUser } from '../../stores/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkillCharts } from './skill-charts.tsx';

/** The dashboard tab 'charts'. */
export function SkillChartsTab({ user }: { user: SessionUser }) {
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <h1 className="mb-6">{copy.title}</h1>
      <SkillCharts userId={user.id} />
    </>
  );
}
