import { limits } from '@teamwright/contracts/core/limits.ts';
import { policyVersion } from '@teamwright/matching/score/policy-version.ts';
import { matchingReportCopy as copy } from '../../../copy/legal/matching-report.ts';
import { pageLoader } from '../../../lib/served/page-loader.ts';
import { formatCalendarDate } from '../../../lib/time/dates.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { ArticlePage, type ArticleSection } from '../article-page.tsx';
import { FiguresTable } from './figures-table.tsx';
import { measured } from './measured.ts';
import { exposureQuery, SiteExposure, SiteVersion } from './site-exposure.tsx';
import { TermsTable } from './terms-table.tsx';

/** The version of the points that this release ships. */
const release = policyVersion();

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-6">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Figures() {
  const { version, figures } = measured;
  return (
    <>
      {version === release ? null : (
        <p className="rounded-10 border bg-brass-tint p-4 text-brass">
          {fill(copy.figures.older, { current: release, version })}
        </p>
      )}
      <FiguresTable figures={figures} />
      <h3 className="mt-3 text-16">{copy.figures.measures.title}</h3>
      <List items={copy.figures.measures.items} />
    </>
  );
}

function measuredWhen(): string {
  const { version, measuredAt, days } = measured;
  return fill(copy.figures.dates, {
    history: formatCalendarDate(days.history),
    from: formatCalendarDate(days.from),
    before: formatCalendarDate(days.before),
    date: formatCalendarDate(measuredAt),
    version,
  });
}

const sections: readonly ArticleSection[] = [
  {
    id: 'reads',
    title: copy.reads.title,
    paragraphs: [copy.reads.text],
    body: (
      <>
        <TermsTable />
        <p>{copy.reads.neutral}</p>
      </>
    ),
  },
  {
    id: 'ignores',
    title: copy.ignores.title,
    paragraphs: [],
    body: <List items={copy.ignores.items} />,
  },
  {
    id: 'figures',
    title: copy.figures.title,
    paragraphs: [copy.figures.text, measuredWhen(), copy.figures.compare],
    body: <Figures />,
  },
  {
    id: 'exposure',
    title: copy.exposure.title,
    paragraphs: [fill(copy.exposure.text, limits.publicExposure)],
    body: <SiteExposure />,
  },
  {
    id: 'version',
    title: copy.version.title,
    paragraphs: [],
    body: (
      <>
        <p>
          {fill(copy.version.release, { version: release })} <SiteVersion release={release} />
        </p>
        <p>{copy.version.method}</p>
      </>
    ),
  },
];

export const matchingLoader = pageLoader(({ cache }) => cache.fetchQuery(exposureQuery));

/** The public report about the matching. */
export function MatchingPage() {
  return (
    <ArticlePage
      title={copy.title}
      lead={copy.lead}
      contents={copy.contents}
      address={paths.aboutMatching()}
      sections={sections}
    />
  );
}
