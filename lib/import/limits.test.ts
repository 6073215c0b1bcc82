import { MAX_BYTES, tooLarge } from './limits'

describe('tooLarge', () => {
  it('lets 5 MB pass', () => {
    expect(tooLarge(0)).toBeNull()
    expect(tooLarge(MAX_BYTES)).toBeNull()
  })

  it('says how large a larger one is', () => {
    expect(tooLarge(10 * 1024 * 1024)).toBe(
      'This is 10.0 MB; at most 5 MB can be read at once. Split it into smaller files.',
    )
  })
})
