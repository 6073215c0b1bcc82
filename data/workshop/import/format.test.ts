import { formatRegister } from './format'

it('writes one university a line, by id, without what is unknown', () => {
  const register = {
    title: 'A register',
    editions: [
      {
        source: 'some-2024',
        note: null,
        whose: { earnings: 'home graduates' },
        universities: {
          b: { fees: [{ level: 'bachelor', min: 0, max: null }], outcomes: [] },
          a: { sector: 'public' },
        },
      },
    ],
  }
  expect(formatRegister(register)).toBe(`{
 "title": "A register",
 "editions": [
  {
   "source": "some-2024",
   "whose": {
    "earnings": "home graduates"
   },
   "universities": {
    "a": {"sector":"public"},
    "b": {"fees":[{"level":"bachelor","min":0}]}
   }
  }
 ]
}
`)
})
