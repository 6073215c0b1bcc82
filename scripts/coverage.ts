import { QUESTIONS } from '../lib/coverage/answers'
import { addCounts, overAll, shareOf, type BasisCounts, type Counted } from '../lib/coverage/counts'
import { linesOf } from '../lib/coverage/countries'
import { countOffering, getCountryCoverage, getStudentCoverage } from '../lib/coverage/queries'
import { OFFERING, RECENT_TARGET, TARGETS } from '../lib/coverage/targets'
import { LEVELS } from '../lib/facts/vocabulary'
import { sayTable } from './table'

const answered = (counts: BasisCounts) => shareOf(counts, ['recent', 'older', 'twice'])

const rowOf = (name: string, counts: BasisCounts) => [
  name,
  ...(['recent', 'older', 'twice', 'once', 'none'] as const).map((basis) => `${counts[basis]}`),
  `${answered(counts)} %`,
]

function printCounts(heading: string, counted: Counted): void {
  sayTable([
    [heading, 'At most 3 years', 'Older', 'Known twice', 'Known once', 'None', 'Answered'],
    ...QUESTIONS.map(({ value, label }) => rowOf(label, counted[value])),
    rowOf('All five', overAll(counted)),
  ])
}

const students = getStudentCoverage()
const all = addCounts(students.map(({ counts }) => counts))

sayTable([
  ['Student', ...QUESTIONS.map(({ label }) => label)],
  ...students.map(({ name, counts }) => [
    name,
    ...QUESTIONS.map(({ value }) => `${answered(counts[value])} %`),
  ]),
])
for (const { value, label } of LEVELS) {
  const own = students.filter(({ level }) => level === value)
  if (own.length > 0) printCounts(label, addCounts(own.map(({ counts }) => counts)))
}
printCounts('All levels', all)

for (const { value, label } of LEVELS) {
  const lines = linesOf(getCountryCoverage(value))
  sayTable([
    [label, 'Universities', ...QUESTIONS.map((question) => question.label)],
    ...lines.map(({ name, universities, shares }) => [name, `${universities}`, ...shares]),
  ])
}

const offering = countOffering('computer-science', 'master')
const goals = [
  ...QUESTIONS.map(({ value, label }) => [label, answered(all[value]), TARGETS[value]] as const),
  ['All five, at most 3 years', shareOf(overAll(all), ['recent']), RECENT_TARGET] as const,
  ...Object.entries(OFFERING).map(
    ([code, least]) => [`Master’s in computer science, ${code}`, offering.get(code) ?? 0, least] as const,
  ),
]
sayTable([
  ['Goal', 'Is', 'At least', 'Met'],
  ...goals.map(([what, is, least]) => [what, `${is}`, `${least}`, is >= least ? 'yes' : 'no']),
])
