import type { DataFolder } from '../match/data-folder.ts';

/** Query → candidate → gain; negative gains are judged pairs that do not count. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The right answers of a task, for training and measuring only: no task reads them. */
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
