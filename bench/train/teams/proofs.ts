import type { DataFolder, TaskEntry } from '../../match/data-folder.ts';
import { texts } from '../../match/ranking/folder-records.ts';
import { queriesOf, record, text } from '../../match/task.ts';

/** The right answers of a team task, only for training and evaluation. */
export class Proofs {
  /** Labels of the skills that each question requires. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  readonly #works: ReadonlyMap<string, Record<string, unknown>>;

  constructor(entry: TaskEntry, data: DataFolder) {
    this.asked = new Map(queriesOf(entry, data, record).map(({ qid, skills }) => [text(qid), texts(skills)]));
    this.#works = new Map(
      data
        .lines(`qrels/${entry.name}.jsonl`)
        .map(record)
        .map(({ id, proves }) => [text(id), record(proves)]),
    );
  }

  /** Whether a person shows the skill later, in other work than the question's own. */
  shows(id: string, label: string, qid: string): boolean {
    return texts(this.#works.get(id)?.[label]).some((work) => work !== qid);
  }

  /** The share of the question's skills that the team shows. */
  verified(qid: string, team: readonly string[]): number {
    const labels = this.asked.get(qid) ?? [];
    return labels.filter((label) => team.some((id) => this.shows(id, label, qid))).length / labels.length;
  }
}
