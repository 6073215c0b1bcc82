import { RequirementSchema, requirementsToApply } from './requirement'

const aRequirement = (fields: object) =>
  RequirementSchema.parse({
    id: 'a',
    kind: 'certificates',
    title: 'Get it',
    text: 'It takes months.',
    ...fields,
  })
const at = (id: string, country: string, ...rows: object[]) =>
  requirementsToApply(rows.map(aRequirement), { id, country }).map((each) => each.id)

test('belong to an application by their country and university', () => {
  const rows = [
    { id: 'german', countries: ['de'] },
    { id: 'of-tum', countries: ['de'], universities: ['tum'] },
    { id: 'everywhere' },
  ]
  expect(at('tum', 'de', ...rows)).toEqual(['german', 'of-tum', 'everywhere'])
  expect(at('lmu', 'de', ...rows)).toEqual(['german', 'everywhere'])
  expect(at('tum', 'fr', ...rows)).toEqual(['everywhere'])
})

test('are no matter of the visa or the arrival', () => {
  expect(at('tum', 'de', { kind: 'visa-paper' }, { kind: 'arrival' })).toEqual([])
})
