/**
 * Conditional formats without Univer's plugin for them. That one works out the look of cells, which nobody sees here,
 * on every change, and keeps a clock running; what is needed is its store, its mutations and its place in the file.
 */
import { ICommandService, IResourceManagerService, UniverInstanceType, type Injector } from '@univerjs/core';
import {
  AddConditionalRuleMutation,
  ConditionalFormattingRuleModel,
  DeleteConditionalRuleMutation,
  MoveConditionalRuleMutation,
  SetConditionalRuleMutation,
  SHEET_CONDITIONAL_FORMATTING_PLUGIN,
  type IConditionFormattingRule,
} from '@univerjs/sheets-conditional-formatting';

/** As the plugin writes it: the rules of each sheet, in order of evaluation. */
type StoredFormats = Record<string, IConditionFormattingRule[]>;

/** Must run before the workbook is made, so that it takes its formats in. */
export function addConditionalFormats(injector: Injector): void {
  injector.add([ConditionalFormattingRuleModel]);
  const model = injector.get(ConditionalFormattingRuleModel);
  const commands = injector.get(ICommandService);
  for (const mutation of [
    AddConditionalRuleMutation,
    DeleteConditionalRuleMutation,
    SetConditionalRuleMutation,
    MoveConditionalRuleMutation,
  ]) {
    commands.registerCommand(mutation);
  }
  injector.get(IResourceManagerService).registerPluginResource<StoredFormats>({
    pluginName: SHEET_CONDITIONAL_FORMATTING_PLUGIN,
    businesses: [UniverInstanceType.UNIVER_SHEET],
    toJson(unitId) {
      const sheets = model.getUnitRules(unitId) ?? new Map<string, IConditionFormattingRule[]>();
      return JSON.stringify(Object.fromEntries([...sheets].filter(([, rules]) => rules.length > 0)));
    },
    parseJson: (text) => JSON.parse(text) as StoredFormats,
    onLoad(unitId, formats) {
      for (const [sheetId, rules] of Object.entries(formats)) {
        // The model puts each new rule before the others.
        for (const rule of [...rules].reverse()) model.addRule(unitId, sheetId, rule);
      }
    },
    onUnLoad: (unitId) => model.deleteUnitId(unitId),
  });
}
