import { readCoordinates, readRanking, writeCoordinates, writeRanking } from './read-facts'

describe('readRanking', () => {
  it.each([
    ['47', { rank: 47, label: '47', publisher: null, year: null }],
    ['#47', { rank: 47, label: '47', publisher: null, year: null }],
    ['=47 (QS 2026)', { rank: 47, label: '=47', publisher: 'QS', year: 2026 }],
    ['601-610 (QS, 2026)', { rank: 601, label: '601–610', publisher: 'QS', year: 2026 }],
    ['15=', { rank: 15, label: '=15', publisher: null, year: null }],
    ['1st', { rank: 1, label: '1', publisher: null, year: null }],
    ['3.0', { rank: 3, label: '3', publisher: null, year: null }],
    ['601-800', { rank: 601, label: '601–800', publisher: null, year: null }],
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
