/** Cell addresses as people write them. */

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** A sheet's name as formulas write it: always quoted, quotes doubled. */
export function quotedSheetName(name: string): string {
  return `'${name.replace(/'/g, "''")}'`;
}
