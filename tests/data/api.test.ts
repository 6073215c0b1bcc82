import { answerFacts } from '@/lib/api/queries'
import { TOOLS } from '@/lib/api/schema'
import { askTool } from '@/lib/api/tools'
import { LEVELS } from '@/lib/facts/vocabulary'
import { deadlineAt, englishAt, tuitionAt } from '@/lib/universities/answers/words'
import { getUniversities } from '@/lib/universities/queries'

const SEED = 7
const RECORDS = 100

/** Every so many-th university, from a start that the seed sets. */
function sample() {
  const all = getUniversities()
  const step = Math.floor(all.length / RECORDS)
  return Array.from({ length: RECORDS }, (_, at) => all[(SEED + at * step) % all.length]).flatMap(
    (university) => university ?? [],
  )
}

const SAID = [
  ['Tuition (International)', tuitionAt],
  ['Application Deadline', deadlineAt],
  ['English Requirement', englishAt],
] as const

it.each(LEVELS)(
  'says what the profiles of 100 universities say at $value, and why where they say nothing',
  ({ value: level }) => {
    for (const university of sample()) {
      const facts = new Map(
        answerFacts({ id: university.id, level })?.facts.map((fact) => [fact.label, fact]),
      )
      for (const [label, said] of SAID) {
        const { value: known } = said(university, level)
        const fact = facts.get(label)
        const told = `${university.id}, ${label}: ${fact?.display}`
        if (known) expect(told).toContain(known.text)
        else expect([fact?.display ?? null, fact?.value ?? null]).toEqual([null, null])
        expect(fact === undefined || (fact.display === null) === (fact.why !== null)).toBe(true)
      }
      for (const fact of facts.values())
        if (fact.value === null) expect([fact.currency, fact.address, fact.year]).toEqual([null, null, null])
    }
  },
)

it.each(Object.entries(TOOLS))(
  'answers the example of %s as it is described',
  (name, { answer, example }) => {
    const answered = askTool(name, example)
    expect(answered?.status).toBe(200)
    expect(answer.strict().parse(answered?.body)).toEqual(answered?.body)
  },
)

it.each([
  ['facts', { id: 'no-such-university' }, 404],
  ['facts', { id: 'university-of-leeds', level: 'school' }, 400],
  ['facts', { id: 'university-of-leeds', unknown: '1' }, 400],
  ['compare', { ids: 'a,b,c,d,e' }, 400],
  ['cost', { country: 'Atlantis' }, 404],
  ['search', { search: 'x'.repeat(201) }, 400],
  ['awards-for', { id: 'university-of-leeds', passport: 'Atlantis' }, 404],
])('refuses %s of %j', (name, params, status) => {
  expect(askTool(name, params)?.status).toBe(status)
})

it('has no tool by another name', () => {
  expect(askTool('toString', {})).toBeNull()
})

it('gives a verdict on each award with its reason, and a cost line by line with its sources', () => {
  const awards = askTool('awards-for', { id: 'university-of-oxford', level: 'master', passport: 'ng' })
  expect(awards?.body).toMatchObject({
    awards: expect.arrayContaining([
      expect.objectContaining({
        id: 'chevening',
        verdict: expect.stringMatching(/^(eligible|check|almost)$/),
      }),
    ]),
  })
  const cost = askTool('cost', { country: 'de', passport: 'in' })
  expect(cost?.body).toMatchObject({
    passport: 'in',
    lines: expect.arrayContaining([expect.objectContaining({ address: expect.stringMatching(/^https:/) })]),
  })
})
