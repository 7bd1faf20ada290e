/** R4.1, R4.4: which machine a text means, and what it is worth in a week. */
import { nameKey, nearestName } from './names';
import type { NormalizerRow } from './types';

export type MachineFound =
  | {
      kind: 'found';
      /** As the Normalizers tab spells it. */
      machine: string;
      /** null when none counts in the week (R4.4). */
      normalizer: number | null;
    }
  | { kind: 'ambiguous'; machines: string[] }
  | { kind: 'unknown'; nearest: string | null };

/** Finds the machine that a name or an abbreviation means; a name goes before an abbreviation. */
export type MachineFinder = (text: string) => MachineFound;

/** The machines of the Normalizers tab in one week: of several rows the latest not after it counts (R4.4). */
export function machineFinder(rows: readonly NormalizerRow[], week: number): MachineFinder {
  const inForce = new Map<string, { machine: string; normalizer: number | null; since: number }>();
  const byAbbreviation = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = nameKey(row.machine);
    if (key === '') continue;
    const since = row.sinceWeek ?? 0;
    const known = inForce.get(key);
    if (!known) inForce.set(key, { machine: row.machine.trim(), normalizer: null, since: -1 });
    const machine = inForce.get(key)!;
    if (since <= week && since >= machine.since) Object.assign(machine, { normalizer: row.normalizer, since });
    const abbreviation = nameKey(row.abbreviation);
    if (abbreviation === '') continue;
    byAbbreviation.set(abbreviation, (byAbbreviation.get(abbreviation) ?? new Set()).add(key));
  }
  return (text) => {
    const key = nameKey(text);
    const short = [...(byAbbreviation.get(key) ?? [])];
    const found = inForce.get(key) ?? (short.length === 1 ? inForce.get(short[0]!) : undefined);
    if (found) return { kind: 'found', machine: found.machine, normalizer: found.normalizer };
    if (short.length > 1) return { kind: 'ambiguous', machines: short.map((one) => inForce.get(one)!.machine) };
    return {
      kind: 'unknown',
      nearest: nearestName(
        text,
        [...inForce.values()].map(({ machine }) => machine),
      ),
    };
  };
}
