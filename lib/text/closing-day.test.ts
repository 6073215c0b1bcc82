import { dayAt, hourOf, isOver, momentOf } from './closing-day'

const everywhere = { time: null, timeZone: null }
const rome = { time: '14:00', timeZone: 'Europe/Rome' }

describe('dayAt', () => {
  it('is the day itself for a day', () => {
    expect(dayAt('2026-11-26', 'Asia/Tokyo')).toBe('2026-11-26')
  })

  it('follows the provider’s clock, and lasts till it has ended everywhere where that is unknown', () => {
    expect(dayAt('2026-11-26T20:00:00Z', 'Asia/Tokyo')).toBe('2026-11-27')
    expect(dayAt('2026-11-27T11:59:00Z')).toBe('2026-11-26')
    expect(dayAt('2026-11-27T12:00:00Z')).toBe('2026-11-27')
  })
})

describe('isOver', () => {
  it('ends with the day that ends last, where no zone is known', () => {
    // In Singapore it is 20:00 of the next day.
    expect(isOver('2026-11-26', everywhere, '2026-11-27T11:59:00Z')).toBe(false)
    expect(isOver('2026-11-26', everywhere, '2026-11-27T12:00:00Z')).toBe(true)
  })

  it('ends at the hour of the provider', () => {
    expect(isOver('2026-03-26', rome, '2026-03-26T12:59:00Z')).toBe(false)
    expect(isOver('2026-03-26', rome, '2026-03-26T13:00:00Z')).toBe(true)
    expect(isOver('2026-03-26', { ...rome, time: null }, '2026-03-26T22:59:00Z')).toBe(false)
    expect(isOver('2026-03-26', { ...rome, time: null }, '2026-03-26T23:00:00Z')).toBe(true)
  })

  it('takes a day whole', () => {
    expect(isOver('2026-03-26', rome, '2026-03-26')).toBe(false)
    expect(isOver('2026-03-26', rome, '2026-03-27')).toBe(true)
  })
})

test('a moment is exact to the minute, that of a list to the hour', () => {
  const now = new Date('2026-11-26T10:15:42.123Z')
  expect([momentOf(now), hourOf(now)]).toEqual(['2026-11-26T10:15:00Z', '2026-11-26T10:00:00Z'])
})
