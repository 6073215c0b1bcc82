import {
  readCoordinates,
  readRanking,
  readYearlyDate,
  writeCoordinates,
  writeRanking,
  writeYearlyDate,
} from './read-facts'

describe('readYearlyDate', () => {
  it.each([
    ['15 January', { month: 1, day: 15, note: null }],
    ['January 15th', { month: 1, day: 15, note: null }],
    ['Jan 15, 2026', { month: 1, day: 15, note: null }],
    ['1st Sept. 2026', { month: 9, day: 1, note: null }],
    ['2026-03-31', { month: 3, day: 31, note: null }],
    ['May', { month: 5, day: null, note: null }],
    ['1 November (early round)', { month: 11, day: 1, note: 'early round' }],
  ])('reads %j', (text, value) => {
    expect(readYearlyDate(text)).toEqual({ value })
  })

  it.each(['Rolling admissions', 'Varies by programme', 'TBA'])('leaves %j empty and says so', (text) => {
    expect(readYearlyDate(text)).toHaveProperty('note')
  })

  it.each(['01/02', 'Janvier 3', 'soon', '15', '31 February', '0 May', '2026-13-01'])(
    'refuses %j',
    (text) => {
      expect(readYearlyDate(text)).toHaveProperty('reason')
    },
  )
})

describe('readRanking', () => {
  it.each([
    ['47', { rank: 47, label: '47', publisher: null, year: null }],
    ['#47', { rank: 47, label: '47', publisher: null, year: null }],
    ['=47 (QS 2026)', { rank: 47, label: '=47', publisher: 'QS', year: 2026 }],
    ['601-610 (QS, 2026)', { rank: 601, label: '601–610', publisher: 'QS', year: 2026 }],
    ['1,201+ (THE)', { rank: 1201, label: '1201+', publisher: 'THE', year: null }],
  ])('reads %j', (text, value) => {
    expect(readRanking(text)).toEqual({ value })
  })

  it.each(['top 100', '47.5', '-3', 'first'])('refuses %j', (text) => {
    expect(readRanking(text)).toHaveProperty('reason')
  })
})

describe('readCoordinates', () => {
  it('takes a point as a city’s unless told otherwise', () => {
    expect(readCoordinates('-33.9, 151.2')).toEqual({ value: { lat: -33.9, lng: 151.2, precision: 'city' } })
    expect(readCoordinates('52.01 4.36 (campus)')).toEqual({
      value: { lat: 52.01, lng: 4.36, precision: 'campus' },
    })
  })

  it('refuses half a point', () => {
    expect(readCoordinates('52.01')).toHaveProperty('reason')
  })
})

describe('what is written', () => {
  it('reads back the same', () => {
    for (const value of [
      { month: 1, day: 15, note: 'quota; others later' },
      { month: 5, day: null, note: null },
    ]) {
      expect(readYearlyDate(writeYearlyDate(value))).toEqual({ value })
    }
    for (const value of [
      { rank: 601, label: '601–610', publisher: 'QS', year: 2026 },
      { rank: 3, label: '3', publisher: null, year: null },
    ]) {
      expect(readRanking(writeRanking(value))).toEqual({ value })
    }
    for (const precision of ['city', 'campus'] as const) {
      const value = { lat: 52.01, lng: -4.5, precision }
      expect(readCoordinates(writeCoordinates(value))).toEqual({ value })
    }
  })
})
