/** Things in the order of their time; equal times in the order they were put in. */
export class Calendar {
  readonly #heap: { readonly at: number; readonly order: number; readonly happen: () => void }[] =
    [];
  #order = 0;
  now = 0;

  in(seconds: number, happen: () => void): void {
    const heap = this.#heap;
    heap.push({ at: this.now + seconds, order: this.#order++, happen });
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#before(child, parent)) break;
      this.#swap(child, parent);
      child = parent;
    }
  }

  /** Runs until nothing is left to happen. */
  run(): void {
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      this.now = next.at;
      next.happen();
    }
  }

  #take(): { readonly at: number; readonly happen: () => void } | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      let least = parent;
      if (left < heap.length && this.#before(left, least)) least = left;
      if (right < heap.length && this.#before(right, least)) least = right;
      if (least === parent) return first;
      this.#swap(parent, least);
      parent = least;
    }
  }

  #before(a: number, b: number): boolean {
    const [one, two] = [this.#heap[a], this.#heap[b]];
    return (
      one !== undefined &&
      two !== undefined &&
      (one.at < two.at || (one.at === two.at && one.order < two.order))
    );
  }

  #swap(a: number, b: number): void {
    const [one, two] = [this.#heap[a], this.#heap[b]];
    if (one === undefined || two === undefined) return;
    this.#heap[a] = two;
    this.#heap[b] = one;
  }
}

export interface StationReport {
  readonly name: string;
  readonly servers: number;
  readonly served: number;
  readonly utilisation: number;
  readonly meanWaitSeconds: number;
  readonly longestQueue: number;
}

/** A queue before so many equal servers, first come first served. */
export class Station {
  readonly name: string;
  readonly servers: number;
  readonly #calendar: Calendar;
  #waiting: {
    readonly since: number;
    readonly seconds: number;
    readonly then: () => void;
  }[] = [];
  #first = 0;
  #busy = 0;
  #served = 0;
  #worked = 0;
  #waited = 0;
  #longest = 0;

  constructor(calendar: Calendar, name: string, servers: number) {
    this.#calendar = calendar;
    this.name = name;
    this.servers = servers;
  }

  /** Occupies a server for so long once one is free; then calls `then`. */
  serve(seconds: number, then: () => void): void {
    this.#waiting.push({ since: this.#calendar.now, seconds, then });
    this.#longest = Math.max(this.#longest, this.#waiting.length - this.#first);
    this.#begin();
  }

  report(): StationReport {
    const capacity = this.servers * this.#calendar.now;
    return {
      name: this.name,
      servers: this.servers,
      served: this.#served,
      longestQueue: this.#longest,
      utilisation: capacity === 0 ? 0 : this.#worked / capacity,
      meanWaitSeconds: this.#served === 0 ? 0 : this.#waited / this.#served,
    };
  }

  #begin(): void {
    while (this.#busy < this.servers && this.#first < this.#waiting.length) {
      const job = this.#waiting[this.#first++];
      if (job === undefined) return;
      if (this.#first > 10_000) {
        this.#waiting = this.#waiting.slice(this.#first);
        this.#first = 0;
      }
      this.#busy += 1;
      this.#waited += this.#calendar.now - job.since;
      this.#calendar.in(job.seconds, () => {
        this.#busy -= 1;
        this.#served += 1;
        this.#worked += job.seconds;
        job.then();
        this.#begin();
      });
    }
  }
}
