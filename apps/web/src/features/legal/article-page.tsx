import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';

export interface ArticleSection {
  id: string;
  title: string;
  paragraphs: readonly ReactNode[];
  /** Tables and lists below the paragraphs. */
  body?: ReactNode;
}

interface ArticlePageProps {
  /** The canonical address. */
  address: string;
  title: string;
  lead: string;
  contents: string;
  sections: readonly ArticleSection[];
  /** Shown below the text. */
  children?: ReactNode;
}

/** A column of 68 characters, with a table of contents next to it on large screens. */
export function ArticlePage({ address, title, lead, contents, sections, children }: ArticlePageProps) {
  return (
    <div className="wrap grid justify-center gap-x-16 py-8 md:py-16 lg:grid-cols-[minmax(0,68ch)_200px] xl:grid-cols-[200px_minmax(0,68ch)_200px]">
      <PageTitle description={lead} canonical={address}>
        {title}
      </PageTitle>
      <article className="xl:col-start-2">
        <h1>{title}</h1>
        <p className="mt-4 text-18">{lead}</p>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-8 grid gap-3 md:mt-12">
            <h2 id={section.id}>{section.title}</h2>
            {section.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant
              <p key={index}>{paragraph}</p>
            ))}
            {section.body}
          </section>
        ))}
        {children}
      </article>
      <nav aria-label={contents} className="max-lg:hidden print:hidden">
        <ul className="sticky top-24 grid gap-1 border-l pl-6 text-14">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="inline-block py-1 text-text no-underline hover:text-heading hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
