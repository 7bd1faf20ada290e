import type { RowGroup } from '../../engine/engine';
import type { Host } from './host';
import { RangeService } from './range';
import { defineService, Service } from './service';

/** A collapsible block of rows. The desk groups rows one level deep, and no columns. */
export class GroupService extends Service {
  constructor(host: Host, sheetId: string, group: RowGroup) {
    super(host);
    Object.defineProperty(this, 'sheetId', { value: sheetId });
    Object.defineProperty(this, 'group', { value: group });
  }

  declare private readonly sheetId: string;
  declare private readonly group: RowGroup;

  getDepth(): number {
    return 1;
  }

  getRange(): RangeService {
    const { row, rows } = this.group;
    const { maxColumns } = this.host.call('sheet', { sheetId: this.sheetId });
    return new RangeService(this.host, this.sheetId, { row, column: 1, rows, columns: maxColumns }, 'rows');
  }

  isCollapsed(): boolean {
    const groups = this.host.call('rowGroups', { sheetId: this.sheetId });
    return groups.some(({ row, collapsed }) => row === this.group.row && collapsed);
  }

  collapse(): this {
    return this.setCollapsed(true);
  }

  expand(): this {
    return this.setCollapsed(false);
  }

  remove(): void {
    const { row, rows } = this.group;
    this.host.call('groupRows', { sheetId: this.sheetId, row, rows, delta: -1 });
  }

  private setCollapsed(collapsed: boolean): this {
    const { row, rows } = this.group;
    this.host.call('collapseRows', { sheetId: this.sheetId, row, rows, collapsed });
    return this;
  }
}

defineService('Group', GroupService);
