import { downloadText } from '@/components/ui/download-text'
import { comparisonCsv, comparisonFileName } from '@/lib/compare/comparison-csv'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

/** Hands the comparison to the visitor as a file that spreadsheets open. */
export function downloadComparison(columns: readonly ComparedUniversity[]) {
  downloadText(comparisonFileName(columns.map(({ id }) => id)), comparisonCsv(columns))
}
