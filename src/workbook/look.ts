/** The colours of the workbook: few, quiet, and each with one meaning. */
export const LOOK = {
  /** Header rows. */
  header: '#0b3954',
  headerText: '#ffffff',
  /** Headings inside a page. */
  heading: '#d7e8f2',
  /** Cells people type into on a group tab. */
  input: '#fffdf0',
  /** Columns and cells worked out by the league. */
  derived: '#f1f3f4',
  derivedText: '#5f6368',
  /** What is worked out and looked at first. */
  text: '#000000',
  /** Scores that are ours: premakeups and ghosts. */
  ours: '#e6dcf5',
  /** Who is not there. */
  absent: '#eeeeee',
  winner: '#d9ead3',
  /** Tab colours by kind. */
  tabs: { page: '#0b3954', typed: '#e0a526', committed: '#5f6368', derived: '#3c8dbc', group: '#3aa757' },
} as const;
