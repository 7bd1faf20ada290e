import { createHash, randomUUID } from 'node:crypto';
import { format } from 'node:util';
import { Charset, DigestAlgorithm, type EnumValue } from './enums';
import { formatDate } from './formatDate';
import { defineService, Service } from './service';

const bytesOf = (data: unknown) =>
  typeof data === 'string' ? Buffer.from(data, 'utf8') : Buffer.from(data as number[]);

export class UtilitiesService extends Service {
  readonly Charset = Charset;
  readonly DigestAlgorithm = DigestAlgorithm;

  formatDate(date: Date, timeZone: string, pattern: string): string {
    return formatDate(date.getTime(), timeZone, pattern);
  }

  formatString(template: string, ...values: unknown[]): string {
    return formatString(template, values);
  }

  getUuid(): string {
    return randomUUID();
  }

  /** Blocks the script, as on Google (UTIL-03). */
  sleep(milliseconds: number): void {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  }

  base64Encode(data: unknown, _charset?: EnumValue): string {
    return bytesOf(data).toString('base64');
  }

  base64EncodeWebSafe(data: unknown, _charset?: EnumValue): string {
    return this.base64Encode(data).replaceAll('+', '-').replaceAll('/', '_');
  }

  /** Bytes from -128 to 127, as Google gives them. */
  base64Decode(text: string, _charset?: EnumValue): number[] {
    return this.host.array([...new Int8Array(Buffer.from(text, 'base64'))]);
  }

  base64DecodeWebSafe(text: string, _charset?: EnumValue): number[] {
    return this.base64Decode(text);
  }

  computeDigest(algorithm: EnumValue, data: unknown, _charset?: EnumValue): number[] {
    const digest = createHash(algorithm.name().replace('SHA_', 'sha').toLowerCase()).update(bytesOf(data)).digest();
    return this.host.array([...new Int8Array(digest)]);
  }

  jsonParse(text: string): unknown {
    return this.host.realm.JSON.parse(text);
  }

  jsonStringify(value: unknown): string {
    return this.host.realm.JSON.stringify(value);
  }
}

/** `%s`, `%d`, `%.2f`, `%05d`, `%-8s`, `%%` and the like. */
export function formatString(template: string, values: unknown[]): string {
  let next = 0;
  return template.replace(/%(-?)(0?)(\d*)(?:\.(\d+))?([sdif%])/g, (_, left, zero, width, decimals, kind) => {
    if (kind === '%') return '%';
    const value = values[next++];
    let text = String(value);
    if (kind === 'd' || kind === 'i') text = String(Math.trunc(Number(value)));
    if (kind === 'f') text = Number(value).toFixed(decimals === undefined ? 6 : Number(decimals));
    if (kind === 's' && decimals !== undefined) text = text.slice(0, Number(decimals));
    return left ? text.padEnd(Number(width)) : text.padStart(Number(width), zero && kind !== 's' ? '0' : ' ');
  });
}

/** What a logged value looks like. */
export function logText(values: unknown[]): string {
  return format(...values);
}

defineService('Utilities', UtilitiesService);
