import { getEnglishScores } from '@/lib/content/english/queries'
import { EnglishConverterLater } from './english-converter-later'

/** The English score converter with its comparisons. */
export function EnglishScores() {
  return <EnglishConverterLater scores={getEnglishScores()} />
}
