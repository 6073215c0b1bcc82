import { aScholarship } from '@/tests/fixtures/scholarship'
import { levelsInName, levelsPaidBy } from './award-levels'

it('tells the levels that an award pays for by its degrees', () => {
  expect(levelsPaidBy(aScholarship({ eligibleDegrees: ["Master's", 'Ph.D.'] }))).toEqual([
    'master',
    'doctorate',
  ])
})

it.each([
  ['Think Big Undergraduate Scholarships', ['bachelor']],
  ['LSE PhD Studentships', ['doctorate']],
  ['Hauser Global Scholars Program (School of Law, LLM)', ['master']],
  ['Knight-Hennessy Scholars (graduate study)', ['master', 'doctorate']],
  ['Research Training Program (RTP) Scholarship', ['master', 'doctorate']],
  ['University of Tokyo Fellowship', ['master', 'doctorate']],
  ['MIT Scholarship (need-based)', ['bachelor']],
])('reads the levels of %s from its name', (name, levels) => {
  expect(levelsInName(name)).toEqual(levels)
})
