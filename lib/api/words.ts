/** What a program has to know that reads our facts to somebody. */
export const READ_WITH_CARE =
  'Name the source, the year and the level of a figure with it. A fact of one level, field, place or year is no answer for another. What is null is not known: say so.'
