/** Time between two heartbeats of a session. */
export const HEARTBEAT_MS = 5_000;
/** A session that stands still for so many heartbeats of another (30 s) counts as frozen. */
export const MISSED_HEARTBEATS = 6;

/** A session's heartbeat as it stands in the database; it differs from that before, no more is known. */
export interface Heartbeat {
  readonly sessionId: string;
  readonly value: string;
}

/**
 * Which sessions are frozen, as one session sees it that looks at the others with each heartbeat of
 * its own. It counts its heartbeats and compares no times: a clock that jumps ends no lease, and a
 * machine that sleeps as a whole comes back with all its leases.
 */
export class SessionWatch {
  #seen: ReadonlyMap<string, { readonly value: string; readonly missed: number }> = new Map();

  /** Takes in what one look shows; returns those that have stood still for too long. */
  look(heartbeats: readonly Heartbeat[]): readonly Heartbeat[] {
    const before = this.#seen;
    const missedBy = ({ sessionId, value }: Heartbeat): number => {
      const last = before.get(sessionId);
      return last?.value === value ? last.missed + 1 : 0;
    };
    this.#seen = new Map(
      heartbeats.map((heartbeat) => [
        heartbeat.sessionId,
        { value: heartbeat.value, missed: missedBy(heartbeat) },
      ]),
    );
    return heartbeats.filter(
      ({ sessionId }) => (this.#seen.get(sessionId)?.missed ?? 0) >= MISSED_HEARTBEATS,
    );
  }
}
