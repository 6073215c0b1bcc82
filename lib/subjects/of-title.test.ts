import { indexTitleWords, subjectsInTitle } from './of-title'

const aSubject = (slug: string, name: string, synonyms: string[] = [], ordinary: string[] = []) => ({
  slug,
  name,
  synonyms,
  ordinary,
  inTitles: [],
})

const WORDS = indexTitleWords([
  aSubject('engineering', 'Engineering', ['technology'], ['technology']),
  aSubject('computer-engineering', 'Computer engineering'),
  aSubject('natural-sciences', 'Natural sciences', ['science'], ['science']),
  aSubject('liberal-arts', 'Liberal arts', ['arts'], ['arts']),
  aSubject('museum-and-heritage', 'Museums', ['arts management']),
  aSubject('philosophy', 'Philosophy'),
  aSubject('law', 'Law', ['laws', 'business law']),
  aSubject('business-and-management', 'Business'),
  aSubject('information-technology', 'IT and systems', ['it'], ['it']),
  aSubject('industrial-engineering', 'Industrial engineering', ['industrial'], ['industrial']),
  aSubject('peace', 'Peace and conflict'),
])

const slugsIn = (title: string) => subjectsInTitle(title, WORDS).map(({ slug }) => slug)

describe('subjectsInTitle', () => {
  it.each([
    ['takes the longest words, and none twice', 'Bachelor of Computer Engineering', ['computer-engineering']],
    ['goes by the order of the title', 'Law and Engineering', ['law', 'engineering']],
    ['puts ordinary words last', 'Technology and Law', ['law', 'engineering']],
    ['finds no part of a word', 'Lawn Care', []],
    ['does not read over a bracket', 'Business (Law)', ['business-and-management', 'law']],
    ['reads an ampersand as a word', 'Peace & Conflict', ['peace']],
    ['does not take a degree for its subject', 'Doctor of Philosophy (Law)', ['law']],
    ['reads no doctor of philosophy', 'Doctor of Philosophy, School of Law', ['law']],
    ['reads what follows a degree', 'Bachelor of Science in Law', ['law']],
    [
      'keeps a word that only looks like a degree',
      'Graduate Diploma in Arts Management',
      ['museum-and-heritage'],
    ],
    ['knows a degree that is all of the title', 'Bachelor of Arts (Honours)', ['liberal-arts']],
    ['passes over a year in industry', 'Law with Industrial Placement', ['law']],
    ['reads "it" in capitals alone', 'Law as it is', ['law']],
    ['reads "IT" in capitals', 'IT for Law', ['law', 'information-technology']],
    ['says nothing of a title without a subject', 'Study Abroad', []],
  ])('%s: %s', (_, title, slugs) => {
    expect(slugsIn(title)).toEqual(slugs)
  })

  it('says which words are ordinary ones', () => {
    expect(subjectsInTitle('Law and Technology', WORDS)).toEqual([
      { slug: 'law', isOrdinary: false },
      { slug: 'engineering', isOrdinary: true },
    ])
  })
})
