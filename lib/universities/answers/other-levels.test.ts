import { elsewhereInWords, notKnownAt } from './other-levels'

it('says what is known for other levels, each with its level, the same once', () => {
  expect(notKnownAt('doctorate')).toBe('Not known for a PhD')
  expect(
    elsewhereInWords([
      { level: 'bachelor', value: 'EUR 1 a year' },
      { level: 'master', value: 'EUR 1 a year' },
    ]),
  ).toEqual(['For a bachelor’s or master’s: EUR 1 a year'])
  expect(
    elsewhereInWords([
      { level: 'bachelor', value: '13 January' },
      { level: 'doctorate', value: '1 March' },
    ]),
  ).toEqual(['For a bachelor’s: 13 January', 'For a PhD: 1 March'])
})
