/** Dates as scripts see them (instants) and as cells hold them (serial days of the spreadsheet's wall clock). */

const millisecondsPerDay = 86_400_000;
/** 1 January 1970 as a serial counted from 30 December 1899 (VAL-21). */
const epochSerial = 25_569;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string): Intl.DateTimeFormat {
  let found = clocks.get(timeZone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, found);
  }
  return found;
}

/** What the wall clock of the zone shows at an instant, as if it were UTC, in milliseconds. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Map(
    clock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get('era') === 'BC' ? 1 - part('year') : part('year');
  const wall = new Date(0);
  wall.setUTCFullYear(year, part('month') - 1, part('day'));
  wall.setUTCHours(part('hour'), part('minute'), part('second'), ((instant % 1000) + 1000) % 1000);
  return wall.getTime();
}

export function serialOfInstant(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) / millisecondsPerDay + epochSerial;
}

/** The instant at which the zone's wall clock shows the serial; a time skipped in spring moves on by the hour skipped. */
export function instantOfSerial(serial: number, timeZone: string): number {
  const wall = Math.round((serial - epochSerial) * millisecondsPerDay);
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return wall - (wallClock(guess, timeZone) - guess);
}

/** `2026-10-02`, or `2026-10-02T16:00:00` when there is a time of day. */
export function isoOfSerial(serial: number): string {
  const text = new Date(Math.round((serial - epochSerial) * millisecondsPerDay)).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}
