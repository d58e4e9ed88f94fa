import { teamsCopy } from '../../copy/events/teams.ts';
import { landingEventCopy as copy } from '../../copy/landing-event.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { boundText, scoreText } from '../../ui/events/formation-text.ts';
import { whyNotSentences } from '../../ui/events/team-reasons.ts';
import { WhyThisTeam } from '../../ui/events/why-this-team.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { figures, members, reader, reasons, whyNot } from './example-event.ts';
import { Points } from './points.tsx';

const { example } = copy;

/** What the organiser reads about all teams. */
function Result() {
  const { result } = teamsCopy;
  return (
    <Card>
      <h3 className="text-16">{example.event}</h3>
      <p className="text-14 text-muted">{fill(example.summary, figures)}</p>
      <dl className="mt-4 grid grid-cols-2 gap-4 text-14 sm:grid-cols-[auto_auto_1fr] sm:gap-x-8">
        <Figure label={result.score}>{fill(result.of, { score: scoreText(figures.score) })}</Figure>
        <Figure label={result.worst}>{scoreText(figures.worst)}</Figure>
        <Figure label={result.bound} className="max-sm:col-span-2">
          {boundText(figures)}
        </Figure>
      </dl>
    </Card>
  );
}

/** What a participant reads about their team. */
function ExampleTeam() {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-16">{example.team}</h3>
        <p className="text-13 text-muted">{fill(example.reader, reader)}</p>
      </div>
      <ul className="my-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {members.map(({ name, role }) => (
          <li key={name} className="flex min-w-0 items-center gap-2 text-14">
            <Avatar id={null} name={name} />
            <div className="min-w-0">
              <div className="truncate font-semibold text-heading">{name}</div>
              <div className="text-13 text-muted">{role}</div>
            </div>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 border-t pt-4">
        <WhyThisTeam reasons={reasons} />
        <div>
          <h3 className="text-16">{fill(example.whyNotQuestion, { name: whyNot.name })}</h3>
          <div className="mt-1 grid gap-1 text-14">
            {whyNotSentences(whyNot, whyNot.name).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** How an event forms its teams, with the parts that organisers and participants use. */
export function LandingEvent() {
  return (
    <section className="border-y bg-surface py-12 md:py-20">
      <div className="wrap grid items-center gap-6 md:gap-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid gap-4">
          <h2 className="text-24 md:text-30">{copy.title}</h2>
          <p className="max-w-[52ch] text-18">{copy.text}</p>
          <Points points={copy.points} />
          <a href={paths.events()} className={buttonClass({ className: 'justify-self-start' })}>
            {copy.link}
          </a>
        </div>
        <div className="grid gap-4">
          <Result />
          <ExampleTeam />
        </div>
      </div>
    </section>
  );
}
