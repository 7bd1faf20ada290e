/** R2.3: names of players and machines are compared without case and without blanks around or doubled inside. */

const keys = new Map<string, string>();

/** What two spellings of one name have in common. */
export function nameKey(name: string): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = name.trim().replace(/\s+/g, ' ').toLowerCase();
    keys.set(name, key); // a season asks for the same few names thousands of times
  }
  return key;
}

export function sameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** The name of `names` that was most likely meant, or null when none is near: for "did you mean". */
export function nearestName(typed: string, names: Iterable<string>): string | null {
  const key = nameKey(typed);
  let nearest: string | null = null;
  let fewest = Math.max(2, Math.floor(key.length / 3)) + 1;
  for (const name of names) {
    const other = nameKey(name);
    // A part of the name ("Bob" for "Bob Smith") is nearer than any slip of the fingers.
    const edits = key !== '' && other.startsWith(`${key} `) ? 0 : editDistance(key, other, fewest);
    if (edits < fewest) {
      nearest = name;
      fewest = edits;
    }
  }
  return nearest;
}

/** How many letters to change, add, drop or swap with a neighbour; `limit` when it is that many or more. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let edits = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        edits = Math.min(edits, before[column - 2]! + 1);
      }
      line.push(edits);
    }
    before = last;
    last = line;
  }
  return last[other.length]!;
}
