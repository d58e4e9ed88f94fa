import { lazy, Suspense } from 'react';
import { landingCopy } from '../../copy/landing.ts';
import { usePublicConfig } from '../../lib/api/public-config.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { HeroArt } from './hero-art.tsx';

/** Lazy: below the fold. The server renders it, and its links work without scripts. */
const LandingSections = lazy(async () => ({
  default: (await import('./landing-sections.tsx')).LandingSections,
}));

/** Words never break inside, so that 'AI-Powered' stays on one line. */
function Title({ text }: { text: string }) {
  return (
    <h1 className="max-w-[11em] text-34 tracking-tighter md:text-48 md:leading-14">
      {text.split(' ').map((word, index) => (
        <span key={word}>
          {index > 0 ? ' ' : ''}
          <span className="whitespace-nowrap">{word}</span>
        </span>
      ))}
    </h1>
  );
}

function OpenProjects({ count }: { count: number | undefined }) {
  if (!count) return <p className="h-5" />;
  return (
    <p className="flex items-center gap-2 text-14">
      <JointIcon kind="joined" className="text-primary" />
      <a href={paths.discover()} className="link">
        <b className="tabular-nums">{count}</b>{' '}
        {count === 1 ? landingCopy.openProject : landingCopy.openProjects}
      </a>
    </p>
  );
}

function Hero({ openProjects }: { openProjects: number | undefined }) {
  return (
    <section className="wrap grid items-center gap-8 pt-10 pb-12 md:gap-16 md:pt-20 md:pb-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <div className="grid gap-6">
        <Title text={texts.landing.title} />
        <p className="max-w-[52ch] text-18">{landingCopy.tagline}</p>
        <div className="flex flex-wrap gap-2 max-md:[&>*]:flex-1">
          <a href={paths.signUp()} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {texts.landing.getStarted}
          </a>
          <a href={paths.about()} className={buttonClass({ size: 'lg' })}>
            {texts.landing.learnMore}
            <span className="sr-only"> {landingCopy.about}</span>
          </a>
        </div>
        <OpenProjects count={openProjects} />
      </div>
      <HeroArt />
    </section>
  );
}

function Closing({ github }: { github: boolean }) {
  return (
    <section className="border-t">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12 md:py-24">
        <div>
          <h2 className="text-24 md:text-30">{landingCopy.closing.title}</h2>
          <p className="text-18">{github ? landingCopy.closing.text : landingCopy.closingWithoutGitHub}</p>
        </div>
        <a href={paths.signUp()} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {texts.landing.createAccount}
        </a>
      </div>
    </section>
  );
}

/** The landing page for visitors. */
export function LandingPage() {
  const config = usePublicConfig();
  return (
    <>
      <PageTitle description={landingCopy.description} canonical={paths.home()}>
        {landingCopy.pageTitle}
      </PageTitle>
      <Hero openProjects={config?.openProjects} />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <LandingSections />
      </Suspense>
      <Closing github={config?.github ?? false} />
    </>
  );
}
