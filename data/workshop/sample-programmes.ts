import { LEVELS } from '@/lib/facts/vocabulary'
import { getDataset, getProgrammes } from '@/lib/programmes/queries'
import type { Programme } from '@/lib/programmes/programme'
import { getSubject } from '@/lib/subjects/queries'
import { getUniversity } from '@/lib/universities/queries'
import { say } from '@/scripts/run.mjs'
import { seededRandom } from '@/tests/fixtures/seeded-random'

/** Drawn of each dataset in turn, so that small ones are seen too. */
const DRAWN = 60
const SEED = 17

const random = seededRandom(Number(process.argv[2] ?? SEED))

function draw(): Programme[] {
  const all = getProgrammes()
  const names = [...new Set(all.map(({ dataset }) => dataset))]
  const pools = names.map((name) => all.filter(({ dataset }) => dataset === name))
  const drawn: Programme[] = []
  for (let turn = 0; drawn.length < DRAWN; turn++) {
    const pool = pools[turn % pools.length] ?? []
    drawn.push(...pool.splice(Math.floor(random() * pool.length), 1))
  }
  return drawn.sort((a, b) => (a.dataset < b.dataset ? -1 : a.dataset > b.dataset ? 1 : 0))
}

const labelOf = (level: string) => LEVELS.find(({ value }) => value === level)?.label ?? level
const nameOf = (slug: string | null) => (slug === null ? 'none' : (getSubject(slug)?.name ?? slug))

/** Everything that is shown of a programme, a line each. */
function lines(programme: Programme): string[] {
  const { universityId, key: ownKey, dataset, levels, subject, also, fee, ...rest } = programme
  const { source, year, counted } = getDataset(dataset)
  const others = Object.entries(rest)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}: ${String(value)}${key === 'count' ? ` ${counted}` : ''}`)
  return [
    `${universityId}/${ownKey}`,
    `${getUniversity(universityId)?.name}; ${levels.map(labelOf).join(' or ')}; ${nameOf(subject)}`,
    ...(also.length > 0 ? [`also: ${also.map(nameOf).join(', ')}`] : []),
    ...(fee ? [`fee: ${JSON.stringify(fee)}`] : []),
    others.join('; '),
    `${source.publisher}, ${year}`,
  ]
}

for (const [at, programme] of draw().entries()) {
  const [first, ...more] = lines(programme)
  say(`${at + 1}. ${first}\n${more.map((line) => `   ${line}`).join('\n')}\n`)
}
