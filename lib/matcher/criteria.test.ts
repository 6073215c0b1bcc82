import { CRITERIA } from './criteria'

describe('CRITERIA', () => {
  it('holds the specified points', () => {
    expect(Object.fromEntries(CRITERIA.map(({ id, points }) => [id, points]))).toEqual({
      degree: 30,
      field: 25,
      country: 20,
      type: 15,
      'fully-funded': 10,
      prestigious: 5,
      deadline: 5,
    })
  })

  it('says when each is given, in words of its own', () => {
    expect(CRITERIA.filter(({ words }) => words.trim() === '')).toEqual([])
    expect(new Set(CRITERIA.map(({ words }) => words)).size).toBe(CRITERIA.length)
  })
})
