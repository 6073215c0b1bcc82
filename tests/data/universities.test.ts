import { readCatalogueFiles } from '../../scripts/read-data'
import { checkCatalogue } from '../../lib/universities/record/check'

const { catalogue, problems } = checkCatalogue(readCatalogueFiles(), new Date().toISOString().slice(0, 10))

test('the whole catalogue keeps every rule', () => {
  expect(problems).toEqual([])
})

test('the catalogue is the world’s', () => {
  expect(catalogue?.records.length).toBeGreaterThan(3300)
  expect(new Set(catalogue?.records.map((record) => record.countryCode)).size).toBeGreaterThan(190)
})

test('no website is that of one faculty', () => {
  const ofFaculties = catalogue?.records.filter(({ website }) =>
    /^https:\/\/(web\.med|ufl|fac|faculty|dept|medicine)\./.test(website ?? ''),
  )
  expect(ofFaculties?.map(({ id }) => id)).toEqual([])
})

test('what decides about tests of English stands in columns beside the words', () => {
  const asked = (catalogue?.records ?? []).map((record) => ({
    id: record.id,
    ...record.admissionRequirements,
  }))
  const unread = asked.filter(({ englishTest, ielts, asksEnglishTest }) => {
    const named = [...(englishTest ?? '').matchAll(/IELTS (\d\.\d)/g)].map(([, score]) => Number(score))
    const isScoreRight = ielts === null ? named.length === 0 : named.includes(ielts)
    return !isScoreRight || (asksEnglishTest === false) !== /^no\b/i.test(englishTest ?? '')
  })
  expect(unread).toEqual([])
  expect(asked.filter(({ ielts }) => ielts !== null).length).toBeGreaterThanOrEqual(71)
})
