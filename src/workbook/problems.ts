/** What is wrong in the workbook, said so that people can go to the cell and cure it. */

/** `cell` is '' when the whole tab is meant. */
export interface Problem {
  tab: string;
  cell: string;
  /** What is wrong and how to cure it, in one sentence. */
  what: string;
}

export function problemText(problem: Problem): string {
  const where = problem.cell === '' ? problem.tab : `${problem.tab}!${problem.cell}`;
  return where === '' ? problem.what : `${where}: ${problem.what}`;
}

/** A refusal people can read. When it holds problems, its message lists every one of them. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super([message, ...problems.map((problem) => `- ${problemText(problem)}`)].join('\n'));
    this.name = 'Refusal';
    this.problems = problems;
  }
}
