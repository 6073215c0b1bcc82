type Published = { publisher: string | null; year: number | null }

/** Who published a world rank and when, in words; a record that a visitor added may not tell. */
export function rankSource({ publisher, year }: Published): string {
  return publisher ? `${publisher} World University Rankings ${year ?? ''}`.trim() : 'As it was entered'
}
