import type { DataFolder } from '../match/data-folder.ts';

/** Query → candidate → gain; pairs with negative gains were judged but do not count. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The right answers of a task, only for training and evaluation: the tasks themselves do not read them. */
export function readJudgements(data: DataFolder, task: string): Judgements {
  const judgements = new Map<string, Map<string, number>>();
  for (const line of data.text(`qrels/${task}.qrels`).split('\n')) {
    const [qid, , id, gain] = line.split(' ');
    if (!qid || !id) continue;
    const gains = judgements.get(qid) ?? new Map<string, number>();
    judgements.set(qid, gains);
    gains.set(id, Number(gain));
  }
  return judgements;
}
