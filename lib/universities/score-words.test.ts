import { SCORE_PARTS } from './score-parts'
import { SCORE_FORMULA } from './score-words'

it('says the formula in words', () => {
  expect(SCORE_FORMULA).toBe(
    'The score is the average of four parts of 100 each, rounded: 100 minus a tenth of the world rank, but not below 0; 100 minus the acceptance rate; ten times the research rating, taken as 5 where it is missing; and the employment rate, taken as 70 where it is missing.',
  )
  expect(SCORE_PARTS).toHaveLength(4)
})
