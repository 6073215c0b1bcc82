import type { Metadata } from 'next'
import { COST_PATH, FIRST_LEVEL, questionHref, type Question } from '../../cost/question'
import { withArticle } from '../../places/with-article'
import { levelWord } from '../../facts/words'
import { pageMetadata } from './metadata'

export const COST_PAGE = { title: 'What would it cost me?', path: COST_PATH }

/**
 * The metadata of the page "What would it cost me?". Its canonical address keeps country and level: passport and
 * currency only change the visitor's words for the same facts.
 * @param country its name; null while none is asked for
 */
export function costMetadata(question: Question, country: string | null): Metadata {
  const level = question.level ?? FIRST_LEVEL
  const path = questionHref({
    country: question.country,
    level: level === FIRST_LEVEL ? null : level,
    passport: null,
    currency: null,
  })
  const degree = `${levelWord(level)} degree`
  return pageMetadata(
    country === null
      ? {
          title: 'What would it cost me to study abroad?',
          description:
            'What a degree abroad costs with your passport and in your currency: tuition, living costs, visa and the money to show, by country and level, each with its source and year.',
          path,
        }
      : {
          title: `What a ${degree} in ${withArticle(country)} costs`,
          description: `Tuition, living costs, visa fee, insurance and the money to show for a ${degree} in ${withArticle(country)}, in your own currency, with the lowest official fees; each with its source and year.`,
          path,
        },
  )
}
