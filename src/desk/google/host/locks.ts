/** LockService: three locks of the document, each held by one execution at a time. */

export type LockName = 'document' | 'script' | 'user';

interface Waiting {
  execution: number;
  grant: (taken: boolean) => void;
}

export class Locks {
  private readonly holders = new Map<LockName, number>();
  private readonly queues = new Map<LockName, Waiting[]>();

  /** Takes the lock, waiting up to so many milliseconds; false when the time is over (LOCK-01, LOCK-02). */
  take(lock: LockName, execution: number, milliseconds: number): Promise<boolean> {
    if (this.holds(lock, execution)) return Promise.resolve(true);
    if (milliseconds < 0) return Promise.resolve(false);
    if (!this.holders.has(lock)) {
      this.holders.set(lock, execution);
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const queue = this.queues.get(lock) ?? [];
      this.queues.set(lock, queue);
      const timer = setTimeout(() => leave(false), milliseconds);
      const leave = (taken: boolean) => {
        clearTimeout(timer);
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        resolve(taken);
      };
      const waiting = { execution, grant: leave };
      queue.push(waiting);
    });
  }

  holds(lock: LockName, execution: number): boolean {
    return this.holders.get(lock) === execution;
  }

  /** Does nothing when the execution does not hold it (LOCK-04). The next in the queue gets it. */
  release(lock: LockName, execution: number): void {
    if (!this.holds(lock, execution)) return;
    this.holders.delete(lock);
    const next = this.queues.get(lock)?.[0];
    if (next) {
      this.holders.set(lock, next.execution);
      next.grant(true);
    }
  }

  /** At the end of an execution (LOCK-06), and while it waits for a person (UI-03). */
  releaseAll(execution: number): void {
    for (const queue of this.queues.values()) {
      for (const waiting of queue.filter((one) => one.execution === execution)) waiting.grant(false);
    }
    for (const [lock, holder] of this.holders) if (holder === execution) this.release(lock, execution);
  }
}
