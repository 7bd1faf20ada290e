/**
 * A headless Univer that holds one workbook. Univer keeps cells, styles, sizes, merges, notes, validation and
 * conditional formats, evaluates single formulas, and can be shown in a browser; when to calculate what is decided
 * in `calculator.ts`. Every change goes through a mutation, so that a page can follow along.
 */
import {
  CommandType,
  ICommandService,
  IResourceLoaderService,
  LocaleType,
  LogLevel,
  Univer,
  UniverInstanceType,
  type ICommandInfo,
  type IWorkbookData,
  type Injector,
  type Workbook,
  type Worksheet,
} from '@univerjs/core';
import { UniverDataValidationPlugin } from '@univerjs/data-validation';
import { UniverFormulaEnginePlugin } from '@univerjs/engine-formula';
import { UniverSheetsPlugin } from '@univerjs/sheets';
import { UniverSheetsNotePlugin } from '@univerjs/sheets-note';
import { addConditionalFormats } from './conditionalStore';

export const UNIT_ID = 'league';

export interface UniverHost {
  workbook: Workbook;
  injector: Injector;
  commands: ICommandService;
  /** Runs a mutation; throws when Univer refuses it. */
  mutate(id: string, params: Record<string, unknown>): void;
  /** The sheet, or an error that says there is none. */
  sheet(sheetId: string): Worksheet;
  /** The live snapshot with the resources of the plugins: to copy from, not to change. */
  snapshot(): IWorkbookData;
  onMutation(listener: (info: ICommandInfo) => void): () => void;
  dispose(): void;
}

export function createUniverHost(data: Partial<IWorkbookData>): UniverHost {
  const univer = new Univer({ locale: LocaleType.EN_US, locales: {}, logLevel: LogLevel.SILENT });
  univer.registerPlugin(UniverFormulaEnginePlugin);
  univer.registerPlugin(UniverSheetsPlugin);
  univer.registerPlugin(UniverDataValidationPlugin);
  univer.registerPlugin(UniverSheetsNotePlugin);
  const injector = univer.__getInjector();
  addConditionalFormats(injector);
  const workbook = univer.createUnit<IWorkbookData, Workbook>(UniverInstanceType.UNIVER_SHEET, {
    ...data,
    id: UNIT_ID,
  });
  const commands = injector.get(ICommandService);

  return {
    workbook,
    injector,
    commands,
    mutate(id, params) {
      if (!commands.syncExecuteCommand(id, { unitId: UNIT_ID, ...params })) {
        throw new Error(`The workbook could not do ${id}.`);
      }
    },
    sheet(sheetId) {
      const sheet = workbook.getSheetBySheetId(sheetId);
      if (!sheet) throw new Error(`There is no sheet with the id ${sheetId}.`);
      return sheet;
    },
    snapshot() {
      const saved = injector.get(IResourceLoaderService).saveUnit<IWorkbookData>(UNIT_ID);
      if (!saved) throw new Error('The workbook is closed.');
      return saved;
    },
    onMutation(listener) {
      const subscription = commands.onCommandExecuted((info: Readonly<ICommandInfo>) => {
        if (info.type === CommandType.MUTATION) listener(info);
      });
      return () => subscription.dispose();
    },
    dispose: () => univer.dispose(),
  };
}
