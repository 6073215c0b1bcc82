import { readBoolean, readFigure, readHectares, readNumber, readPercent, readRatio } from './read-figure'

describe('readNumber', () => {
  it.each([
    ['12', 12],
    ['12,345', 12_345],
    ['1,234,567.5', 1_234_567.5],
    ['12 345', 12_345],
    ['12\u202f345', 12_345],
    ["12'345", 12_345],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['0,625', 0.625],
    ['10,625', 10_625],
    ['-33.9', -33.9],
    ['12,34,5', null],
    ['1e9', null],
    ['0x10', null],
    ['', null],
    ['many', null],
  ])('reads %j as %j', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })
})

describe('readFigure', () => {
  it.each([
    ['45%', 45],
    ['45 percent', 45],
    ['1,200+', 1200],
    ['9.5/10', 9.5],
    ['~300', 300],
    ['approx. 300', 300],
  ])('reads %j as %j', (text, value) => {
    expect(readFigure(text)).toEqual({ value })
  })

  it('names what is no number', () => {
    expect(readFigure('lots')).toEqual({ reason: '“lots” is not a number.' })
  })
})

describe('readPercent', () => {
  it.each([
    ['62', 62],
    ['0', 0],
    ['1', 1],
    ['0,62 %', 0.62],
    ['0.4 percent', 0.4],
  ])('reads %j as %j', (text, value) => {
    expect(readPercent(text)).toEqual({ value })
  })

  it.each(['0,62', '0.62', '0,625'])('does not guess what %j is', (text) => {
    expect(readPercent(text)).toHaveProperty('reason')
  })
})

describe('readBoolean', () => {
  it.each([
    ['Yes', true],
    ['Available', true],
    ['FALSE', false],
    ['Not Available', false],
  ])('reads %j as %j', (text, value) => {
    expect(readBoolean(text)).toEqual({ value })
  })

  it('does not guess', () => {
    expect(readBoolean('maybe')).toEqual({ reason: '“maybe” is neither yes nor no.' })
  })
})

describe('readRatio', () => {
  it.each([
    ['12', 12],
    ['12:1', 12],
    ['1:12', 12],
    ['1 to 7.5', 7.5],
  ])('reads %j as %j', (text, value) => {
    expect(readRatio(text)).toEqual({ value })
  })

  it.each(['good', '0:1', '1:2:3'])('refuses %j', (text) => {
    expect(readRatio(text)).toHaveProperty('reason')
  })
})

describe('readHectares', () => {
  it.each([
    ['120', 120],
    ['120 ha', 120],
    ['161 hectares', 161],
    ['100 acres', 40.47],
    ['1 acre', 0.4],
    ['2 km²', 200],
    ['1.5 sq km', 150],
    ['50,000 m2', 5],
  ])('reads %j as %j', (text, value) => {
    expect(readHectares(text)).toEqual({ value })
  })

  it('refuses a word', () => {
    expect(readHectares('Large')).toHaveProperty('reason')
  })
})
