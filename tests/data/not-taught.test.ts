import { askTool } from '@/lib/api/tools'
import { TOOLS } from '@/lib/api/schema'
import { getComparedWithCost } from '@/lib/compare/queries'
import { getPricedChoice } from '@/lib/cost/queries'
import { getProgrammesOf } from '@/lib/programmes/queries'
import { cardAt } from '@/lib/universities/card'
import { comparedAt } from '@/lib/universities/compared-column'
import { getCard, getRows, getUniversities } from '@/lib/universities/queries'
import { totalOfRow } from '@/lib/universities/row'

const CASES = getUniversities().flatMap(({ id, facts }) => facts.notTaught.map((level) => ({ id, level })))

/** What a record says of itself where it has no first degrees. */
const GRADUATES_ALONE =
  /no (first degrees|undergraduates)|teaches (only master|graduates only|master.s and research students only)|only to graduates|only master.s and doctoral students are taken/i

it('marks those that say of themselves that they have no first degrees', () => {
  const unmarked = getUniversities().filter(
    ({ description, facts }) =>
      GRADUATES_ALONE.test(description ?? '') && !facts.notTaught.includes('bachelor'),
  )
  expect(unmarked.map(({ id }) => id)).toEqual([])
  expect(CASES.length).toBeGreaterThan(5)
})

it('marks no level of which a source names a programme', () => {
  const taught = CASES.filter(({ id, level }) =>
    getProgrammesOf(id).some(({ levels }) => levels.length === 1 && levels[0] === level),
  )
  expect(taught).toEqual([])
})

it.each(CASES)(
  '$id has no price, entry, way or date of its own or of its country at $level',
  ({ id, level }) => {
    const university = getUniversities().find((each) => each.id === id)!
    const { fees, usualFees, entry, routes } = university.facts
    const held = [...fees, ...usualFees, ...entry, ...routes]
    expect(held.filter(({ value }) => value.level === level || value.level === 'all')).toEqual([])
    expect(cardAt(getCard(id)!, level)).toMatchObject({ tuition: null, deadline: null, entry: null })
    expect(
      totalOfRow(
        getRows().find((row) => row.id === id)!,
        level,
      ),
    ).toBeNull()
    const column = comparedAt(getComparedWithCost(id)!, level)
    expect(column).toMatchObject({
      tuition: null,
      deadline: null,
      applying: null,
      certificate: null,
      english: null,
    })
    expect(getPricedChoice(id, level, null)?.table.lacks).toContain('tuition')
    const { facts } = TOOLS.facts.answer.parse(askTool('facts', { id, level })?.body)
    const told = facts.filter(({ label, value }) => /Tuition|English|School/.test(label) && value !== null)
    expect(told).toEqual([])
  },
)
