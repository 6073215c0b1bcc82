import { wordsOfSubjects } from './subject-words'

const subject = (slug: string, name: string, ...synonyms: string[]) => ({
  slug,
  name,
  synonyms,
  otherNames: [],
})

const { words, modifiers } = wordsOfSubjects([
  subject('law', 'Law', 'law school', 'msc law', 'legal', 'private law', 'llb'),
  subject('finance', 'Finance and banking', 'banking', 'banking and finance', 'fintech'),
  subject('psychology', 'Psychology', 'psych', 'applied psychology'),
  subject('counselling', 'Counselling', 'mental health'),
])

it('leaves out what is understood by other words, and parts of the name', () => {
  expect(words.get('law')).toEqual(['legal', 'llb'])
  expect(words.get('finance')).toEqual(['fintech'])
  expect(words.get('psychology')).toEqual(['psych'])
})

it('gathers the words that only narrow a subject', () => {
  expect(modifiers).toEqual(['private'])
})
