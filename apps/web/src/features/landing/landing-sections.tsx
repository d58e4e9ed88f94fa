import { sectionsCopy } from '../../copy/landing-sections.ts';
import { Card } from '../../ui/card.tsx';
import { TermBars } from '../../ui/charts/bars.tsx';
import { ScoreFigure } from '../../ui/match/match-score.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { BenefitArt } from './benefit-art.tsx';
import { featureIcons } from './feature-icons.tsx';
import { LandingEvent } from './landing-event.tsx';
import { Points } from './points.tsx';

const { features, ai, benefits, example } = sectionsCopy;
const featureOrder = ['teams', 'projects', 'github', 'chat', 'skills', 'local'] as const;
const benefitOrder = ['learn', 'network', 'portfolio'] as const;

function Features() {
  return (
    <section className="border-y bg-surface py-12 md:py-20">
      <div className="wrap">
        <h2 className="mb-8 text-24 md:text-30">{sectionsCopy.featuresTitle}</h2>
        <div className="grid gap-px overflow-hidden rounded-10 border bg-hairline md:grid-cols-2 lg:grid-cols-3">
          {featureOrder.map((key) => (
            <article key={key} className="flex gap-4 bg-card p-5 md:block md:p-8">
              <div className="flex-none">{featureIcons[key]}</div>
              <div className="min-w-0">
                <h3 className="mb-1 md:mt-4">{features[key].title}</h3>
                <p className="text-15">{features[key].text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function ExampleMatch() {
  return (
    <Card>
      <div className="mb-4 flex items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar id={null} name={example.person} size={40} />
          <div className="min-w-0">
            <div className="truncate font-semibold text-heading">{example.person}</div>
            <div className="truncate text-14 text-muted">{example.forProject}</div>
          </div>
        </div>
        <ScoreFigure atEnd score={example.score} tier="Excellent" />
      </div>
      <TermBars terms={example.terms} sum={{ label: example.fit, value: example.score }} />
    </Card>
  );
}

function ShowsItsWork() {
  return (
    <section className="wrap grid items-center gap-6 py-12 md:gap-16 md:py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-4">
        <h2 className="text-24 md:text-30">{ai.title}</h2>
        <p className="max-w-[52ch] text-18">{ai.text}</p>
        <Points points={ai.points} />
      </div>
      <ExampleMatch />
    </section>
  );
}

function Benefits() {
  return (
    <section className="wrap grid gap-x-12 gap-y-8 py-12 md:py-20 lg:grid-cols-3">
      {benefitOrder.map((key) => (
        <div key={key} className="flex gap-4 md:block">
          <BenefitArt kind={key} />
          <div className="min-w-0">
            <h3 className="text-20">{benefits[key].title}</h3>
            <p>{benefits[key].text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

/** What the product does, shows and is good for. */
export function LandingSections() {
  return (
    <>
      <Features />
      <ShowsItsWork />
      <LandingEvent />
      <Benefits />
    </>
  );
}
