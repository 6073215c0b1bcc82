import { getEnglishScores } from '@/lib/content/english/queries'
import { LateEnglishConverter } from './late-english-converter'

/** The English score converter with its comparisons. */
export function EnglishScores() {
  return <LateEnglishConverter scores={getEnglishScores()} />
}
