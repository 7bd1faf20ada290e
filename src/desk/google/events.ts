/** The event objects of simple triggers (TRIG rows). */

import type { SheetArea } from '../engine/engine';
import type { AuthMode } from './host/desk';
import { AuthMode as AuthModes } from './services/enums';
import type { Host } from './services/host';
import { RangeService } from './services/range';
import { UserService } from './services/session';
import { SpreadsheetService } from './services/spreadsheet';

export interface TriggerEvent {
  authMode: AuthMode;
  /** What was edited; `null` for an open or install event. */
  edited: { place: SheetArea; value?: string; oldValue?: string } | null;
}

/** The event as the script gets it. `value` and `oldValue` are there for a single cell only (TRIG-02 to TRIG-05). */
export function eventObject(host: Host, { authMode, edited }: TriggerEvent): object {
  const event: Record<string, unknown> = {
    authMode: AuthModes[authMode],
    source: new SpreadsheetService(host),
    user: new UserService(host, ''),
  };
  if (!edited) return event;
  const { place, value, oldValue } = edited;
  const corners = {
    rowStart: place.row,
    rowEnd: place.row + place.rows - 1,
    columnStart: place.column,
    columnEnd: place.column + place.columns - 1,
  };
  event.range = Object.assign(new RangeService(host, place.sheetId, place), corners); // TRIG-07
  if (value !== undefined) event.value = value;
  if (oldValue !== undefined) event.oldValue = oldValue;
  return event;
}
