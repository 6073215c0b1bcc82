import { aScholarship } from '@/tests/fixtures/scholarship'
import { similarScholarships } from './similar'

const award = (id: string, fields: Parameters<typeof aScholarship>[0] = {}) =>
  aScholarship({ id, name: id, ...fields })
const one = award('one', { hostCountries: ['de'], fieldsOfStudy: ['law'], relatedIds: ['related'] })

it('names what they share, the most first', () => {
  const all = [
    one,
    award('far', { eligibleDegrees: ['Ph.D.'], type: 'Government' }),
    award('near', { hostCountries: ['de'], fieldsOfStudy: ['law'] }),
    award('related', { type: 'University' }),
    award('ended', { hostCountries: ['de'], fieldsOfStudy: ['law'], status: 'ended' }),
  ]
  expect(
    similarScholarships(one, all, 5).map(({ scholarship, reasons }) => [scholarship.id, reasons]),
  ).toEqual([
    ['near', ['same host country', 'same field', 'same degree', 'same kind']],
    ['related', ['often named together', 'same degree']],
  ])
})
