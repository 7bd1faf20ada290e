import { ConditionalFormatRuleBuilderService } from './conditionalFormat';
import { DataValidationBuilderService } from './dataValidation';
import * as enums from './enums';
import type { RangeService } from './range';
import { defineService, Service } from './service';
import type { SheetService } from './sheet';
import { SpreadsheetService } from './spreadsheet';
import { UiService } from './ui';

export class SpreadsheetAppService extends Service {
  readonly BooleanCriteria = enums.BooleanCriteria;
  readonly BorderStyle = enums.BorderStyle;
  readonly CopyPasteType = enums.CopyPasteType;
  readonly DataValidationCriteria = enums.DataValidationCriteria;
  readonly Dimension = enums.Dimension;
  readonly ProtectionType = enums.ProtectionType;
  readonly SheetType = enums.SheetType;
  readonly WrapStrategy = enums.WrapStrategy;

  getActive(): SpreadsheetService {
    this.host.call('spreadsheet', null); // refused where the script may not see the document (AUTH-02)
    return new SpreadsheetService(this.host);
  }

  getActiveSpreadsheet(): SpreadsheetService {
    return this.getActive();
  }

  getActiveSheet(): SheetService {
    return this.getActive().getActiveSheet();
  }

  setActiveSheet(sheet: SheetService, restoreSelection = false): SheetService {
    return this.getActive().setActiveSheet(sheet, restoreSelection);
  }

  getActiveRange(): RangeService {
    return this.getActiveSheet().getActiveRange();
  }

  setActiveRange(range: RangeService): RangeService {
    return range.activate();
  }

  getCurrentCell(): RangeService {
    return this.getActiveSheet().getCurrentCell();
  }

  setCurrentCell(cell: RangeService): RangeService {
    return cell.activateAsCurrentCell();
  }

  /** The desk has this one spreadsheet: its own id opens it, any other is refused. */
  openById(id: string): SpreadsheetService {
    const open = this.getActive();
    if (id !== open.getId()) throw this.host.exception('You do not have permission to call SpreadsheetApp.openById.');
    return open;
  }

  flush(): void {
    this.host.call('flush', null);
  }

  getUi(): UiService {
    this.host.call('hasInterface', null);
    return new UiService(this.host);
  }

  newDataValidation(): DataValidationBuilderService {
    return new DataValidationBuilderService(this.host);
  }

  newConditionalFormatRule(): ConditionalFormatRuleBuilderService {
    return new ConditionalFormatRuleBuilderService(this.host);
  }
}

defineService('SpreadsheetApp', SpreadsheetAppService);
