/** Columns that a comparison holds at most. */
export const MAX_COMPARED = 4
