/** Checks what a script passes against the parameters Google documents. */

import { types } from 'node:util';

/** Whether the arguments match one signature, a list of parameter types as @types/google-apps-script writes them. */
export function fits(parameters: string[], args: unknown[]): boolean {
  const rest = parameters.at(-1)?.startsWith('...') ?? false;
  if (args.length > parameters.length && !rest) return false;
  return parameters.every((type, index) => {
    if (type.startsWith('...')) return true;
    return type.endsWith('?') && args[index] === undefined
      ? true
      : index < args.length && isOf(type.replace(/\?$/, ''), args[index]);
  });
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'any') return true;
  if (value === null && (/\bnull\b/.test(type) || type === 'string')) return true;
  if (type.endsWith('[][]') || type.startsWith('Array<Array<')) return isList(value) && value.every(isList);
  if (type.endsWith('[]') || type.startsWith('Array<')) return isList(value);
  const plain = type.replace(/ \| null$/, '');
  switch (plain) {
    case 'Integer':
    case 'number':
      return typeof value === 'number' && !Number.isNaN(value);
    case 'string':
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    case 'boolean':
      return typeof value === 'boolean';
    case 'Base.Date':
      return types.isDate(value);
    case 'FontLine':
    case 'FontStyle':
    case 'FontWeight':
      return typeof value === 'string';
  }
  if (plain.startsWith('"')) return typeof value === 'string';
  if (plain.startsWith('{')) return typeof value === 'object' && value !== null && !('serviceName' in value);
  return isService(plain.split('.').at(-1)!, value);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isService(name: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'serviceName' in value ? value.serviceName === name : 'enumName' in value && value.enumName === name;
}

/** Google's sentence for arguments no signature takes; an array is told by what is in it (VAL-15). */
export function mismatch(method: string, args: unknown[]): string {
  return `The parameters (${args.map(typeName).join(',')}) don't match the method signature for ${method}.`;
}

function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (isList(value)) return value.map(typeName).join(',');
  if (typeof value === 'object' && 'serviceName' in value) return `SpreadsheetApp.${String(value.serviceName)}`;
  return { number: 'number', string: 'String', boolean: 'Boolean' }[typeof value as string] ?? '(class)';
}
