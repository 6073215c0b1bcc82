import { findSubject, toMatcherSubjects, type MatcherSubject } from './find-subject'

const SUBJECTS: MatcherSubject[] = [
  {
    code: 'computer-science',
    name: 'Computer science',
    aliases: ['comp sci', 'cs'],
    field: 'computer-science',
  },
  { code: 'electrical-engineering', name: 'Electrical engineering', aliases: ['ece'], field: 'engineering' },
  {
    code: 'early-childhood-education',
    name: 'Early childhood education',
    aliases: ['ece'],
    field: 'education',
  },
  { code: 'aviation', name: 'Aviation', aliases: ['pilot'], field: '' },
]

describe('findSubject', () => {
  it.each([
    ['Computer Science', 'computer-science'],
    ['  comp   SCI ', 'computer-science'],
    ['pilot', 'aviation'],
    ['comp', undefined],
    ['ece', undefined],
    ['', undefined],
  ])('reads %j as %s', (typed, code) => {
    expect(findSubject(SUBJECTS, typed)?.code).toBe(code)
  })
})

it('reads the subjects of the one file, with their names in other languages', () => {
  const [law] = toMatcherSubjects({
    broad: ['Business, administration and law'],
    subjects: [['law', 'Law', 'llb,jd', 'derecho', 0, 'law', 'jd']],
  })
  expect(law).toEqual({ code: 'law', name: 'Law', aliases: ['llb', 'jd', 'derecho'], field: 'law' })
})
