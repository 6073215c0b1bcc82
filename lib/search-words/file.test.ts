import { decodeSearchWords, encodeSearchWords } from './file'

it('gives back what was encoded, beside the countries of the lists', () => {
  const words = {
    rates: { EUR: 0.9, INR: 96 },
    modifiers: ['criminal', 'public'],
    subjects: [
      ['law', 'Law', 'llb,legal studies'],
      ['engineering', 'Engineering (general)', ''],
    ] as const,
  }
  const countries = [{ code: 'gb', name: 'United Kingdom', aliases: 'UK' }]
  expect(decodeSearchWords(encodeSearchWords(words), countries, { gb: 'British,English' })).toEqual({
    ...words,
    countries: [['gb', 'United Kingdom', 'UK', 'British', 'English']],
  })
})
