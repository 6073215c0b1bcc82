import { codesOfSubject, subjectsOfCode } from './of-code'

describe('subjectsOfCode', () => {
  it('gives the nearer subject first', () => {
    expect(subjectsOfCode('cip4', '14.47')).toEqual(['electrical-engineering', 'computer-engineering'])
  })

  it('gives none for a code that the scheme lacks', () => {
    expect(subjectsOfCode('cah', '14.47')).toEqual([])
  })
})

describe('codesOfSubject', () => {
  it('gives the codes that have it first before those that have it second', () => {
    expect(codesOfSubject('asced', 'mining-engineering')).toEqual(['0303'])
    expect(codesOfSubject('labels', 'finance')).toEqual(['accounting-and-finance'])
  })
})
