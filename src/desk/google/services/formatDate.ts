/** Java's SimpleDateFormat, as Utilities.formatDate understands it (UTIL-01). */

const months = 'January February March April May June July August September October November December'.split(' ');
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

interface Clock {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** Minutes east of Greenwich. */
  offset: number;
  zone: string;
}

function clockAt(instant: number, timeZone: string): Clock {
  const options: Intl.DateTimeFormatOptions = {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    timeZoneName: 'short',
  };
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const number = (type: string) => Number(part(type));
  const wall = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    weekday: new Date(wall).getUTCDay(),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
    millisecond: ((instant % 1000) + 1000) % 1000,
    offset: Math.round((wall - Math.floor(instant / 1000) * 1000) / 60_000),
    zone: part('timeZoneName'),
  };
}

const pad = (value: number, size: number) => String(value).padStart(size, '0');

function offsetText(minutes: number, colon: string): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${colon}${pad(size % 60, 2)}`;
}

function dayOfYear({ year, month, day }: Clock): number {
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
}

const letters: Record<string, (clock: Clock, size: number) => string> = {
  G: () => 'AD',
  y: ({ year }, size) => (size === 2 ? pad(year % 100, 2) : pad(year, size)),
  M: ({ month }, size) => {
    const name = months[month - 1]!;
    return size >= 4 ? name : size === 3 ? name.slice(0, 3) : pad(month, size);
  },
  d: ({ day }, size) => pad(day, size),
  D: (clock, size) => pad(dayOfYear(clock), size),
  E: ({ weekday }, size) => (size >= 4 ? days[weekday]! : days[weekday]!.slice(0, 3)),
  u: ({ weekday }, size) => pad(weekday || 7, size),
  a: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  H: ({ hour }, size) => pad(hour, size),
  k: ({ hour }, size) => pad(hour || 24, size),
  K: ({ hour }, size) => pad(hour % 12, size),
  h: ({ hour }, size) => pad(hour % 12 || 12, size),
  m: ({ minute }, size) => pad(minute, size),
  s: ({ second }, size) => pad(second, size),
  S: ({ millisecond }, size) => pad(millisecond, size),
  z: ({ zone }) => zone,
  Z: ({ offset }) => offsetText(offset, ''),
  X: ({ offset }, size) => {
    if (offset === 0) return 'Z';
    return size === 1 ? offsetText(offset, '').slice(0, 3) : offsetText(offset, size === 3 ? ':' : '');
  },
};
letters.L = letters.M!;

/** Text in single quotes is literal, two single quotes are one. */
export function formatDate(instant: number, timeZone: string, pattern: string): string {
  const clock = clockAt(instant, timeZone);
  return pattern.replace(/''|'((?:[^']|'')*)'|([A-Za-z])\2*/g, (text, quoted: string | undefined, letter?: string) => {
    if (text === "''") return "'";
    if (quoted !== undefined) return quoted.replaceAll("''", "'");
    return letters[letter!]?.(clock, text.length) ?? text;
  });
}
