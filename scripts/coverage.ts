import { QUESTIONS } from '../lib/coverage/answers'
import { addCounts, overAll, shareOf, type BasisCounts, type Counted } from '../lib/coverage/counts'
import { linesOf } from '../lib/coverage/countries'
import { countOffering, getCountryCoverage, getStudentCoverage } from '../lib/coverage/queries'
import { LEVELS } from '../lib/facts/vocabulary'
import { formatTable } from './table'

/**
 * The least shares of the typical students' questions that a named source or knowledge that was entered twice answers,
 * in percent.
 */
const TARGETS = { which: 75, cost: 55, need: 40, when: 30, awards: 60 } as const
/** The least share of all questions that a source of at most three years answers. */
const RECENT_TARGET = 40
/** The least numbers of universities that name a master's in computer science. */
const OFFERING = { de: 25, gb: 25, ca: 12, nl: 10, it: 10, se: 8, fi: 6, dk: 6, no: 5, ie: 5, ch: 5 } as const

const say = (text: string) => process.stdout.write(`${text}\n`)

const answered = (counts: BasisCounts) => shareOf(counts, ['recent', 'older', 'twice'])

const rowOf = (name: string, counts: BasisCounts) => [
  name,
  ...(['recent', 'older', 'twice', 'once', 'none'] as const).map((basis) => `${counts[basis]}`),
  `${answered(counts)} %`,
]

function printCounts(heading: string, counted: Counted): void {
  say(
    formatTable([
      [heading, 'At most 3 years', 'Older', 'Known twice', 'Known once', 'None', 'Answered'],
      ...QUESTIONS.map(({ value, label }) => rowOf(label, counted[value])),
      rowOf('All five', overAll(counted)),
    ]),
  )
  say('')
}

const students = getStudentCoverage()
const all = addCounts(students.map(({ counts }) => counts))

say(
  formatTable([
    ['Student', ...QUESTIONS.map(({ label }) => label)],
    ...students.map(({ name, counts }) => [
      name,
      ...QUESTIONS.map(({ value }) => `${answered(counts[value])} %`),
    ]),
  ]),
)
say('')
for (const { value, label } of LEVELS) {
  const own = students.filter(({ level }) => level === value)
  if (own.length > 0) printCounts(label, addCounts(own.map(({ counts }) => counts)))
}
printCounts('All levels', all)

for (const { value, label } of LEVELS) {
  const lines = linesOf(getCountryCoverage(value))
  say(
    formatTable([
      [label, 'Universities', ...QUESTIONS.map((question) => question.label)],
      ...lines.map(({ name, universities, shares }) => [name, `${universities}`, ...shares]),
    ]),
  )
  say('')
}

const offering = countOffering('computer-science', 'master')
const goals = [
  ...QUESTIONS.map(({ value, label }) => [label, answered(all[value]), TARGETS[value]] as const),
  ['All five, at most 3 years', shareOf(overAll(all), ['recent']), RECENT_TARGET] as const,
  ...Object.entries(OFFERING).map(
    ([code, least]) => [`Master’s in computer science, ${code}`, offering.get(code) ?? 0, least] as const,
  ),
]
say(
  formatTable([
    ['Goal', 'Is', 'At least', 'Met'],
    ...goals.map(([what, is, least]) => [what, `${is}`, `${least}`, is >= least ? 'yes' : 'no']),
  ]),
)
