import fs from 'node:fs'
import { PlainError, say, start } from '@/scripts/run.mjs'
import { seededRandom } from '@/tests/fixtures/seeded-random'
import { parseTable } from './import/dataset'

/** Master's degrees are what most students from abroad look for, and what the writers knew less surely. */
const DRAWN = { master: 84, bachelor: 36 }
const SEED = 36

/** One entry of general knowledge: a subject at a level of a university that both writers were sure of. */
type Entry = { id: string; country: string; level: string; subject: string }

const random = seededRandom(SEED)
const takeOne = (pool: Entry[]) => pool.splice(Math.floor(random() * pool.length), 1)

/** One of each country in turn of the alphabet, then of all that is left: large countries are drawn more often. */
function draw(entries: readonly Entry[], wanted: number): Entry[] {
  const countries = [...new Set(entries.map(({ country }) => country))].sort()
  const firsts = countries.flatMap((country) => takeOne(entries.filter((entry) => entry.country === country)))
  const rest = entries.filter((entry) => !firsts.includes(entry))
  while (firsts.length > wanted) takeOne(firsts)
  while (firsts.length < wanted) firsts.push(...takeOne(rest))
  return firsts
}

void start(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new PlainError('Name the table of subjects from general knowledge.')
  const entries = parseTable('subjects', fs.readFileSync(file, 'utf8')).rows.flatMap(
    ({ id = '', country = '', level = '', both = '' }) =>
      both.split(' ').flatMap((subject) => (subject ? [{ id, country, level, subject }] : [])),
  )
  for (const [level, wanted] of Object.entries(DRAWN))
    for (const { id, country, subject } of draw(
      entries.filter((entry) => entry.level === level),
      wanted,
    ).sort((a, b) => (a.country + a.id < b.country + b.id ? -1 : 1)))
      say([id, country, level, subject].join('\t'))
  return 0
})
