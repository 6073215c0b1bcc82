/** The compiler's words for colleagues, and the words for visitors. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/ \(row of table 2\)/g, ''],
  [/ A notice on the page before then\./g, ''],
  [/could not be confirmed: say “check”/g, 'could not be confirmed: check before you apply'],
  [/still so in stored pages of June and July 2026;/g, 'still so in June and July 2026;'],
  [
    /The sum for 2026 is in stored text\. Check it for applications in 2027\./g,
    'Check the sum for applications in 2027.',
  ],
  [/Fee seen in a stored copy of June 2026\./g, 'The fee is that of June 2026.'],
  [
    /The change of the housing grant is in stored text; the other sums are from knowledge\./g,
    'The sums are from general knowledge.',
  ],
  [
    /Fee of £558 not found in stored text: check on gov\.uk\. Funds, surcharge and Graduate visa are sure\./g,
    'The fee of £558 could not be confirmed: check it on gov.uk. Funds, surcharge and Graduate visa are sure.',
  ],
  [/ \(stored page of February 2026\)/g, ' (as of February 2026)'],
  [/A stored copy of June 2026 has 15,644;/g, 'NOK 15,644 was the sum in June 2026;'],
  [/Seen in a copy of IND figures of June 2026\./g, 'The figures are those of June 2026.'],
  [/that of 2026 not seen\./g, 'that of 2026 could not be seen.'],
]

/** A cell as a visitor reads it; null for an empty one. */
export function words(cell: string | undefined): string | null {
  const text = REWORDED.reduce((given, [from, to]) => given.replace(from, to), (cell ?? '').trim())
  return text === '' ? null : text
}

/** The number in a cell; null for an empty one. */
export function amount(cell: string | undefined): number | null {
  return cell ? Number(cell) : null
}
