import { rememberAnswers } from './remember-answers'

it('answers the same search once an hour', () => {
  const answer = jest.fn((search: { text: string }, hour: string) => ({ ...search, hour }))
  const ask = rememberAnswers(answer)
  const first = ask({ text: 'law' }, '09')
  expect(ask({ text: 'law' }, '09')).toBe(first)
  expect(ask({ text: 'law' }, '10')).toEqual({ text: 'law', hour: '10' })
  expect(ask({ text: 'arts' }, '09')).toEqual({ text: 'arts', hour: '09' })
  expect(answer).toHaveBeenCalledTimes(3)
})

it('forgets the searches asked for longest ago', () => {
  const answer = jest.fn((search: { at: number }) => search)
  const ask = rememberAnswers(answer)
  for (let at = 0; at <= 500; at++) ask({ at }, '')
  ask({ at: 500 }, '')
  expect(answer).toHaveBeenCalledTimes(501)
  ask({ at: 0 }, '')
  expect(answer).toHaveBeenCalledTimes(502)
})
