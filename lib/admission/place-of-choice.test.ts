import { aChoice, aChoiceProgramme } from '@/tests/fixtures/choice'
import { anEntryFact } from '@/tests/fixtures/facts'
import { placeOfChoice } from './place-of-choice'

const taught = (...[given, fields]: [Parameters<typeof anEntryFact>[1]?, { isUnsure: boolean }?]) =>
  placeOfChoice(aChoice({ entry: [anEntryFact('teaching-language', given, fields)] })).teaching

describe('the language of teaching', () => {
  it('follows from the columns of the rule, and its words are told', () => {
    expect(taught({ text: 'English', languages: ['en'] })).toEqual({
      code: 'en',
      isEnglish: true,
      words: 'English',
    })
    expect(taught({ text: 'Swedish', languages: ['sv'] })).toEqual({
      code: 'sv',
      isEnglish: false,
      words: 'Swedish',
    })
    const spanish = { text: 'Spanish, never English', languages: ['es'], partly: ['ca'] }
    expect(taught(spanish)).toEqual({ code: null, isEnglish: false, words: 'Spanish, never English' })
    const many = { text: 'English in many', languages: [], partly: ['en'] }
    expect(taught(many)).toEqual({ code: null, isEnglish: null, words: 'English in many' })
  })

  it('is not known where the rule is not sure', () => {
    expect(taught({ text: 'English', languages: ['en'] }, { isUnsure: true })).toEqual({
      code: null,
      isEnglish: null,
      words: 'English',
    })
    expect(placeOfChoice(aChoice()).teaching).toEqual({ code: null, isEnglish: null, words: null })
  })

  it('is that of the programme before that of any rule', () => {
    const entry = [anEntryFact('teaching-language', { text: 'German', languages: ['de'] })]
    const programme = aChoiceProgramme({ language: 'en' })
    expect(placeOfChoice(aChoice({ entry, programme })).teaching.code).toBe('en')
  })
})
