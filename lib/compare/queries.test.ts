import { getPricedChoice } from '../cost/queries'
import { programmeId } from '../facts/programme-id'
import { getProgrammesOf } from '../programmes/queries'
import { nameOfProgramme, programmeFeeInWords } from '../programmes/words'
import { PAYS } from '../universities/answers/fee'
import { tuitionAt } from '../universities/answers/words'
import { comparedAt } from '../universities/compared-column'
import { ruledSubject } from '../subjects/medical'
import { getSubject } from '../subjects/queries'
import { getUniversities } from '../universities/queries'
import { knownCost } from './deciding-facts'
import { getCompared, getComparedWithCost, getFigures, toCurrentIds } from './queries'

it('gives the column of a university of the catalogue, and null for any other id', () => {
  expect(getCompared('eth-zurich')).toMatchObject({ id: 'eth-zurich', country: 'Switzerland' })
  expect(getCompared('no-such-university')).toBeNull()
})

it('has what decides a choice beside it, by level', () => {
  const column = getComparedWithCost('eth-zurich')
  expect(column?.aYear?.text).toMatch(/^(about|at least) US\$ [\d,]+/)
  expect(column?.cost).toMatchObject({ unit: 'USD' })
  expect(column?.workAfter).not.toBeNull()
  expect(column?.at?.master?.wholeDegree).not.toEqual(column?.wholeDegree)
  expect(getComparedWithCost('no-such-university')).toBeNull()
})

it('shows the successor of an old id, once', () => {
  expect(getCompared('sruc')).toMatchObject({ id: 'scotlands-rural-college' })
  expect(toCurrentIds(['sruc', 'eth-zurich', 'scotlands-rural-college'])).toEqual([
    'scotlands-rural-college',
    'eth-zurich',
  ])
})

it('keeps an old id that has no successor, so that the comparison says it is gone', () => {
  expect(getCompared('the-gambia-college')).toBeNull()
  expect(toCurrentIds(['the-gambia-college'])).toEqual(['the-gambia-college'])
})

it('says of a programme what its page says', () => {
  const every = getUniversities().filter((_, at) => at % 25 === 0)
  const some = every.flatMap((university) => {
    const programme = getProgrammesOf(university.id).find(
      ({ hasPage, levels }) => hasPage && levels.length > 0,
    )
    return programme ? [{ university, programme }] : []
  })
  const told = some.map(({ programme }) => {
    const id = programmeId(programme)
    const column = getComparedWithCost(id)
    const at = column && comparedAt(column, 'bachelor')
    return [id, at && [at.name, at.level, at.programme?.university, at.tuition?.text, at.wholeDegree?.text]]
  })
  expect(some.length).toBeGreaterThan(20)
  expect(told).toEqual(
    some.map(({ university, programme }) => {
      const { levels, fee, key } = programme
      const level = levels.includes('bachelor') ? 'bachelor' : (levels[0] ?? 'bachelor')
      const own = fee && PAYS.international.includes(fee.status) ? programmeFeeInWords(fee).sum : null
      const priced = getPricedChoice(university.id, level, key)
      return [
        programmeId(programme),
        [
          nameOfProgramme(programme, getSubject(programme.subject ?? '')?.name ?? null),
          level,
          university.name,
          own ?? tuitionAt(university, level, 'international', ruledSubject(programme)).value?.text,
          priced ? knownCost(priced.table)?.text : undefined,
        ],
      ]
    }),
  )
})

it('has the deadline of its subject for a programme of medicine, in its column and in the table of figures', () => {
  const [medicine] = getProgrammesOf('university-of-manchester').filter(
    ({ subject, levels }) => subject === 'medicine' && levels.includes('bachelor'),
  )
  const id = medicine ? programmeId(medicine) : ''
  expect(getComparedWithCost('university-of-manchester')?.closing).toMatchObject({ month: 1, day: 13 })
  expect(getComparedWithCost(id)?.closing).toMatchObject({ month: 10, day: 15 })
  expect(getFigures(id, 'bachelor')?.['Application Deadline']?.value).toBe('10-15')
})

it('compares a subject that a source names without a programme, at its level', () => {
  expect(getComparedWithCost('eth-zurich/~public-health.master')).toMatchObject({
    id: 'eth-zurich/~public-health.master',
    name: 'Public health',
    programme: { universityId: 'eth-zurich', levels: ['master'] },
  })
  expect(getCompared('eth-zurich/~public-health.diploma')).toBeNull()
  expect(getCompared('eth-zurich/no-such-programme')).toBeNull()
  expect(getFigures('eth-zurich/~public-health.master', 'master')).toEqual(getFigures('eth-zurich', 'master'))
  expect(toCurrentIds(['sruc/x'])).toEqual(['scotlands-rural-college/x'])
})
