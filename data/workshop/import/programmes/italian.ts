/** Towns whose English name is another. */
const ENGLISH = new Map([
  ['FIRENZE', 'Florence'],
  ['GENOVA', 'Genoa'],
  ['MANTOVA', 'Mantua'],
  ['MILANO', 'Milan'],
  ['NAPOLI', 'Naples'],
  ['PADOVA', 'Padua'],
  ['ROMA', 'Rome'],
  ['SIRACUSA', 'Syracuse'],
  ['TORINO', 'Turin'],
  ['VENEZIA', 'Venice'],
  ["FORLI'", 'Forlì'],
])

const ACCENTED = new Map([...'aeiou'].map((letter, at) => [letter, 'àèìòù'[at] ?? letter]))

/** Accents are written as apostrophes in places: "sostenibilita'". */
export const italianTitle = (title: string) =>
  title
    .replace(/(?<=\p{L})([aeiou])'(?!\p{L})/gu, (_, letter: string) => ACCENTED.get(letter) ?? letter)
    .replace(/(?<!\p{L})'/gu, '‘')
    .replaceAll("'", '’')

/** "OZZANO DELL'EMILIA" is Ozzano dell’Emilia. */
export function italianTown(town: string): string | null {
  const small = town
    .toLowerCase()
    .replace(/(^|[\s'])(\p{L})/gu, (start) => start.toUpperCase())
    .replace(/\b(?:Del|Di|In|Dell'|All')(?=\s|\p{L})/gu, (word) => word.toLowerCase())
  return ENGLISH.get(town) ?? (small.replaceAll("'", '’') || null)
}
