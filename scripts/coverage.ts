import { LEVELS } from '../lib/facts/vocabulary'
import { MOST_UNKNOWN, unknownShare } from './coverage/share'
import { STUDENTS } from './coverage/students'
import { say } from './run.mjs'
import { formatTable } from './table'

const words = (percent: number) => `${percent.toFixed(0)} %`
const found = STUDENTS.map((student) => ({
  who: `${student.from} to ${student.to}`,
  shares: LEVELS.map(({ value }) => unknownShare(student, value)),
}))

say(
  `Facts of a comparison of three universities that read "Not reported" or "N/A", of those shown (and with the rows that it folds because nobody reports them); at most ${MOST_UNKNOWN} % of those shown\n`,
)
say(
  formatTable([
    ['Student', ...LEVELS.map(({ label }) => label), 'Missing for a bachelor’s degree'],
    ...found.map(({ who, shares }) => [
      who,
      ...shares.map(({ shown, all }) => `${words(shown)} (${words(all)})`),
      shares[0]?.missing.join(', ') ?? '',
    ]),
  ]),
)

const above = found.filter(({ shares }) => shares.some(({ shown }) => shown > MOST_UNKNOWN))
for (const { who } of above) console.error(`${who}: more than ${MOST_UNKNOWN} % is unknown.`)
process.exitCode = above.length === 0 ? 0 : 1
