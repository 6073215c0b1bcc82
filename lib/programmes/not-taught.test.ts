import { getScholarship } from '../scholarships/queries'
import { notTaughtFor } from './not-taught'

function notTaughtBy(id: string) {
  const award = getScholarship(id)
  if (!award) throw new Error(`The catalogue has no ${id}.`)
  return notTaughtFor(award).notTaught
}

test('a college that teaches no nursing and no business is none for either', () => {
  const { bachelors } = notTaughtBy('amherst-need-based') ?? {}
  expect(bachelors).toEqual(expect.arrayContaining(['nursing', 'business', 'agriculture']))
  for (const field of ['physics', 'history', 'economics', 'law']) expect(bachelors).not.toContain(field)
})

test('nothing is said of doctorates, of awards for some fields, for whole countries, and of places that no register lists', () => {
  expect(notTaughtBy('melbourne-graduate-research')).toBeUndefined()
  for (const id of ['bocconi-merit', 'chevening', 'al-qasimia-undergraduate'])
    expect(notTaughtBy(id)).toBeUndefined()
})
