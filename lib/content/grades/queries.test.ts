import { isGradeScale } from '../../eligibility/profile'
import { getConvertibleScales, getGradeScales, getNumberScales } from './queries'

const sent = getConvertibleScales()

it('sends the converter every country that can be converted, and no other', () => {
  const convertible = getGradeScales().filter(({ ways }) => ways.length > 0)
  expect(sent.map(({ code }) => code)).toEqual(convertible.map(({ code }) => code))
  expect(getGradeScales().map(({ code }) => code)).toContain('ca')
  expect(sent.map(({ code }) => code)).not.toContain('ca')
})

it('names each scale of numbers by an id of its own that a profile can keep', () => {
  const ids = getNumberScales().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !isGradeScale(id))).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['in-10', 'in-100', 'ng-5', 'fr-20', 'de-5', 'kr-4.5']))
})

it('says of each scale of numbers where it ends, and where low is good', () => {
  const labels = new Map(getNumberScales().map(({ id, label }) => [id, label]))
  expect(labels.get('in-100')).toBe('India: 0 to 100')
  expect(labels.get('de-5')).toBe('Germany: 1 to 5, 1 is best')
})
