import { readTaught, writeTaught } from './taught-letters'

const UNIVERSITIES = ['stated', 'listed', 'unlisted', 'may', 'level-unknown'].map((id) => ({ id }))

const letters = writeTaught(UNIVERSITIES, {
  level: 'master',
  stated: [
    { universityId: 'stated', levels: ['master'] },
    { universityId: 'level-unknown', levels: ['master', 'doctorate'] },
  ],
  mayBe: [{ universityId: 'may' }],
  isListed: (id) => id !== 'unlisted',
})

it.each([
  ['stated', true],
  ['listed', false],
  ['unlisted', null],
  ['may', null],
  ['level-unknown', null],
])('reads what is known of a university that is %s', (id, answer) =>
  expect(
    readTaught(
      letters,
      UNIVERSITIES.findIndex((one) => one.id === id),
    ),
  ).toBe(answer),
)

it('knows nothing of a university that the index lacks', () => {
  expect(readTaught(letters, undefined)).toBeNull()
  expect(readTaught(letters, 99)).toBeNull()
})
