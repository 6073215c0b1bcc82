import { downloadText } from '@/components/ui/download-text'
import { comparisonCsv, comparisonFileName } from '@/lib/compare/comparison-csv'
import { FIGURES } from '@/lib/compare/files'
import type { Figures } from '@/lib/compare/figures'
import { localDate } from '@/lib/text/format'
import { isAddedId } from '@/lib/universities/added-id'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

/** What a visitor added stays on the device, so no server is asked about it. */
const loadFigures = async ({ id, level }: ComparedUniversity): Promise<[string, Figures]> => [
  id,
  isAddedId(id) ? {} : ((await FIGURES(id, level).load()) ?? {}),
]

/** Hands the comparison to the visitor as a file that spreadsheets open. */
export async function downloadComparison(columns: readonly ComparedUniversity[]): Promise<void> {
  const figures = new Map(await Promise.all(columns.map(loadFigures)))
  const name = comparisonFileName(columns.map(({ id }) => id))
  downloadText(
    name,
    comparisonCsv(columns, (id) => figures.get(id) ?? {}, location.origin, localDate(new Date())),
  )
}
