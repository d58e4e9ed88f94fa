import { type ChanceWeights, chancesOf } from '../../match/team/chances.ts';
import { Chooser, type Question } from '../../match/team/chooser.ts';
import { type Calm, costByDemand, likelyQuestions, withLots } from '../../match/team/demand.ts';
import { Prospects } from '../../match/team/prospects.ts';
import type { Setting } from '../../match/team/setting.ts';
import type { Figure } from '../metrics.ts';
import { fitChances, type Observation } from './fit-chances.ts';
import type { Proofs } from './proofs.ts';

export type Team = readonly number[];

/** Tests weights and costs on a folder's questions; the history is measured once. */
export class Trial {
  readonly setting: Setting;
  readonly #proofs: Proofs;
  readonly #rows: readonly (readonly Float64Array[])[];
  readonly #likely: readonly Question[];

  constructor(setting: Setting, proofs: Proofs) {
    this.setting = setting;
    this.#proofs = proofs;
    this.#rows = [...new Prospects(setting.skills).rows(setting.ids)];
    this.#likely = likelyQuestions(setting.skills);
  }

  fit(includes: (qid: string) => boolean): ChanceWeights {
    const { skills, questions, ids } = this.setting;
    const qidsOf = new Map<number, string[]>();
    for (const question of questions.filter(({ qid }) => includes(qid)))
      for (const skill of question.skills) qidsOf.set(skill, [...(qidsOf.get(skill) ?? []), question.qid]);
    const observations: Observation[] = [];
    for (const [skill, qids] of qidsOf) {
      const label = skills.numbers.nameOf(skill);
      for (const [developer, id] of ids.entries()) {
        const row = this.#rows[developer]?.[skill];
        const shown = qids.filter((qid) => this.#proofs.shows(id, label, qid)).length;
        if (row) observations.push({ row, asked: qids.length, shown });
      }
    }
    return fitChances(observations);
  }

  /** A team for each question. */
  teams(weights: ChanceWeights, calm: Calm): Team[] {
    const { skills, ids, mates, questions } = this.setting;
    const chances = chancesOf(this.#rows, weights, ids.length, skills.numbers.size);
    const chooser = new Chooser(chances, mates);
    const cost = costByDemand(chooser, this.#likely, calm);
    return questions.map((question) => chooser.choose(question, withLots(cost, question.qid, ids, calm.lot)));
  }

  /** The average share of the skills that the chances predict. */
  expected(weights: ChanceWeights, teams: readonly Team[]): number {
    const { skills, ids, questions } = this.setting;
    const { of, skills: width } = chancesOf(this.#rows, weights, ids.length, skills.numbers.size);
    const missing = (team: Team, skill: number) =>
      team.reduce((left, developer) => left * (1 - (of[developer * width + skill] ?? 0)), 1);
    return average(
      questions.map(
        (question, at) => 1 - average(question.skills.map((skill) => missing(teams[at] ?? [], skill))).value,
      ),
    ).value;
  }

  verified(teams: readonly Team[]): number[] {
    const { ids, questions } = this.setting;
    return questions.map(({ qid }, at) =>
      this.#proofs.verified(
        qid,
        (teams[at] ?? []).map((developer) => ids[developer] ?? ''),
      ),
    );
  }

  measure(teams: readonly Team[]): Record<string, Figure> {
    const { distinct, top } = this.spread(teams);
    return {
      verified: average(this.verified(teams)),
      'distinct/slots': { value: distinct, error: 0 },
      'top 1% share': { value: top, error: 0 },
    };
  }

  /**
   * Distinct people per seat, and the share of seats of the most used 1 % of the candidates. Needs no
   * answers.
   */
  spread(teams: readonly Team[]): { readonly distinct: number; readonly top: number } {
    const uses = new Map<number, number>();
    for (const developer of teams.flat()) uses.set(developer, (uses.get(developer) ?? 0) + 1);
    const seats = teams.flat().length;
    const most = [...uses.values()].sort((a, b) => b - a).slice(0, Math.ceil(this.setting.ids.length / 100));
    return { distinct: uses.size / seats, top: most.reduce((sum, one) => sum + one, 0) / seats };
  }
}

function average(values: readonly number[]): Figure {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const error = Math.sqrt(values.reduce((sum, one) => sum + (one - value) ** 2, 0)) / values.length;
  return { value, error };
}
