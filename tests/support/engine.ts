import type * as EngineModule from '../../src/desk/engine/engine';
import type { CellValue, CellWrite, Engine, EngineOptions } from '../../src/desk/engine/engine';

/** The built engine, loaded once outside of jest's own contexts. */
declare const deskModule: (name: string) => unknown;

export const engineModule = () => deskModule('engine') as typeof EngineModule;

export interface TestSheet {
  engine: Engine;
  sheetId: string;
  /** Writes a block at an address; texts that begin with `=` are formulas, `''` clears, `null` leaves. */
  put: (address: string, ...rows: (CellValue | undefined)[][]) => void;
  /** The values of a block after calculation. */
  values: (area: string) => Promise<CellValue[][]>;
  value: (address: string) => Promise<CellValue>;
}

export function newSheet(options: EngineOptions = {}): TestSheet {
  const engine = engineModule().createEngine(options);
  return onSheet(engine, engine.sheets()[0]!.id);
}

export function onSheet(engine: Engine, sheetId: string): TestSheet {
  async function values(area: string): Promise<CellValue[][]> {
    await engine.calculate();
    return engine.readCells(sheetId, at(area)).map((row) => row.map((cell) => cell.value));
  }
  return {
    engine,
    sheetId,
    put(address, ...rows) {
      const { row, column } = at(address);
      engine.writeCells(
        sheetId,
        row,
        column,
        rows.map((line) => line.map(toWrite)),
      );
    },
    values,
    value: async (address) => (await values(address))[0]![0]!,
  };
}

function toWrite(value: CellValue | undefined): CellWrite | null {
  if (value === undefined) return null;
  return typeof value === 'string' && value.startsWith('=') ? { formula: value } : { value };
}

/** `B2:C4` as a block counted from 1. */
export function at(address: string) {
  const [first, last = first] = address.split(':').map((part) => {
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(part)!;
    const column = [...letters!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return { row: Number(row), column };
  });
  return { ...first!, rows: last!.row - first!.row + 1, columns: last!.column - first!.column + 1 };
}
