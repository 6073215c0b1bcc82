import { tooLarge, tooManyColumns } from './limits'

test('25 MB pass, and a larger file is told how large it is', () => {
  expect(tooLarge(25 * 1024 * 1024)).toBeNull()
  expect(tooLarge(30 * 1024 * 1024)).toBe(
    'This is 30.0 MB; at most 25 MB can be read at once. Split it into smaller files.',
  )
})

test('500 columns pass', () => {
  expect(tooManyColumns(500)).toBeNull()
  expect(tooManyColumns(400_001)).toBe('The first row has 400,001 columns; at most 500 can be read.')
})
