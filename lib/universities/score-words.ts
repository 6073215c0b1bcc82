import { MAX_SCORE, SCORE_PARTS } from './score-parts'

const clauses = SCORE_PARTS.map(({ formula }) => formula)
const listed = `${clauses.slice(0, -1).join('; ')}; and ${clauses.at(-1)}`

/** How the score is described, below the comparison. */
export const SCORE_FORMULA = `The score is the average of four parts of ${MAX_SCORE} each, rounded: ${listed}.`
