/**
 * What each method counts as: a read or a write of the workbook, or another call to a Google service. A method that is
 * not listed costs no round trip worth counting: getActive, getSheetByName, getRange, getLastRow, builders and the like.
 */

export type Count = 'read' | 'write' | 'other';

const methods: Record<string, Record<Count, string>> = {
  SpreadsheetApp: { read: '', write: '', other: 'flush setActiveSheet setActiveRange setCurrentCell' },
  Spreadsheet: {
    read: 'getProtections',
    write:
      'appendRow deleteActiveSheet deleteSheet duplicateActiveSheet insertSheet moveActiveSheet removeNamedRange rename renameActiveSheet setNamedRange setSpreadsheetLocale setSpreadsheetTimeZone',
    other: 'setActiveSheet setActiveRange setCurrentCell toast',
  },
  Sheet: {
    read: 'getColumnWidth getConditionalFormatRules getFrozenColumns getFrozenRows getProtections getRowGroup getRowGroupDepth getRowHeight getSheetValues getTabColor hasHiddenGridlines isColumnHiddenByUser isRowHiddenByUser isSheetHidden',
    write:
      'appendRow autoResizeColumn autoResizeColumns clear clearConditionalFormatRules clearContents clearFormats clearNotes collapseAllRowGroups copyTo deleteColumn deleteColumns deleteRow deleteRows expandAllRowGroups hideColumn hideColumns hideRow hideRows hideSheet insertColumnAfter insertColumnBefore insertColumns insertColumnsAfter insertColumnsBefore insertRowAfter insertRowBefore insertRows insertRowsAfter insertRowsBefore protect setColumnWidth setColumnWidths setConditionalFormatRules setFrozenColumns setFrozenRows setHiddenGridlines setName setRowHeight setRowHeights setTabColor showColumns showRows showSheet sort unhideColumn unhideRow',
    other: 'activate setActiveRange setCurrentCell',
  },
  Range: {
    read: 'canEdit getBackground getBackgrounds getDataValidation getDataValidations getDisplayValue getDisplayValues getFontColor getFontColors getFontFamilies getFontFamily getFontLine getFontLines getFontSize getFontSizes getFontStyle getFontStyles getFontWeight getFontWeights getFormula getFormulaR1C1 getFormulas getFormulasR1C1 getHorizontalAlignment getHorizontalAlignments getMergedRanges getNote getNotes getNumberFormat getNumberFormats getValue getValues getVerticalAlignment getVerticalAlignments getWrap getWraps isBlank isChecked isPartOfMerge',
    write:
      'breakApart check clear clearContent clearDataValidations clearFormat clearNote collapseGroups copyTo expandGroups insertCheckboxes merge mergeAcross mergeVertically moveTo protect removeCheckboxes setBackground setBackgroundRGB setBackgrounds setBorder setDataValidation setDataValidations setFontColor setFontColors setFontFamilies setFontFamily setFontLine setFontLines setFontSize setFontSizes setFontStyle setFontStyles setFontWeight setFontWeights setFormula setFormulas setHorizontalAlignment setHorizontalAlignments setNote setNotes setNumberFormat setNumberFormats setValue setValues setVerticalAlignment setVerticalAlignments setWrap setWraps setWrapStrategy shiftRowGroupDepth sort trimWhitespace uncheck',
    other: 'activate activateAsCurrentCell',
  },
  RangeList: {
    read: '',
    write:
      'breakApart check clear clearContent clearDataValidations clearFormat clearNote insertCheckboxes removeCheckboxes setBackground setBackgroundRGB setBorder setFontColor setFontFamily setFontLine setFontSize setFontStyle setFontWeight setFormula setHorizontalAlignment setNote setNumberFormat setValue setVerticalAlignment setWrap setWrapStrategy trimWhitespace uncheck',
    other: 'activate',
  },
  Group: { read: 'isCollapsed', write: 'collapse expand remove', other: '' },
  NamedRange: { read: '', write: 'remove setName setRange', other: '' },
  Protection: {
    read: 'canEdit getDescription getEditors getUnprotectedRanges isWarningOnly',
    write:
      'addEditor addEditors remove removeEditor removeEditors setDescription setDomainEdit setNamedRange setRange setRangeName setUnprotectedRanges setWarningOnly',
    other: '',
  },
  Ui: { read: '', write: '', other: 'alert prompt showModalDialog showModelessDialog showSidebar' },
  Lock: { read: '', write: '', other: 'hasLock releaseLock tryLock waitLock' },
  Properties: {
    read: '',
    write: '',
    other: 'deleteAllProperties deleteProperty getKeys getProperties getProperty setProperties setProperty',
  },
  Cache: { read: '', write: '', other: 'get getAll put putAll remove removeAll' },
};

const counts = new Map<string, Count>();
for (const [service, byCount] of Object.entries(methods)) {
  for (const [count, names] of Object.entries(byCount)) {
    for (const name of names.split(' ').filter(Boolean)) counts.set(`${service}.${name}`, count as Count);
  }
}

/** `null` for a method that does not count. */
export function countOf(method: string): Count | null {
  return counts.get(method) ?? null;
}

/** The methods that count, as `Range.setValues`. */
export function countedMethods(): string[] {
  return [...counts.keys()];
}
