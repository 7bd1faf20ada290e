/** One change of the workbook at a time: calculating takes a while, and nothing may come in between. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.last.then(run, run);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
