import { removeHidden } from './hidden-letters'

describe('removeHidden', () => {
  it.each([
    ['Al\u0000p\u0007ha', 'Alpha'],
    ['\u200b\u2060\ufeff', ''],
    ['\u3164\u2800\uffa0', ''],
    ['Harvard \u202eytisrevinU', 'Harvard ytisrevinU'],
    ['\u2066Alpha\u2069', 'Alpha'],
    ['Alpha\ud800', 'Alpha'],
    ['soft\u00adhyphen', 'softhyphen'],
  ])('cleans %j', (text, cleaned) => {
    expect(removeHidden(text)).toBe(cleaned)
  })

  it.each([
    'جامعة الملك سعود',
    'می\u200cخواهم',
    'क्\u200dष',
    '👩\u200d🔬',
    'Two\nlines\tand a tab',
    'Universität Köln',
  ])('keeps %j as it is', (text) => {
    expect(removeHidden(text)).toBe(text)
  })
})
