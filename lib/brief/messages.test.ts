import { IntlMessageFormat } from 'intl-messageformat'
import { LANGUAGES, type Language } from './languages'
import { getSubjects } from '../subjects/queries'
import { loadMessages, loadSubjects } from './messages'

/** The names of what a message takes, with the categories of its plurals. */
function takes(text: string): string[] {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst().flatMap((element) => {
    if ('options' in element) return `${element.value}: ${Object.keys(element.options).sort().join()}`
    return 'value' in element && text.includes(`{${element.value}}`) ? element.value : []
  })
}

const pluralsOf = (locale: string) =>
  [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort().join()

it.each(LANGUAGES)(
  'has every message in $name, with what it takes and the plurals of the language',
  async ({ code, locale }) => {
    const [own, english] = await Promise.all([loadMessages(code), loadMessages('en')])
    const wanted = Object.entries(english).map(([key, text]) => [
      key,
      takes(text)
        .map((each) => each.replace(/: .*/, `: ${pluralsOf(locale)}`))
        .sort(),
    ])
    expect(Object.entries(own).map(([key, text]) => [key, takes(text).sort()])).toEqual(wanted)
    if (code !== 'en') {
      const same = Object.entries(english).filter(([key, text]) => own[key as keyof typeof own] === text)
      expect(same).toEqual([])
    }
  },
)

/** Punctuation that a language does not write. In French, a line may not break before a colon. */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  fr: /[^\u00a0][:;?!]/,
  ar: /[,;?]/,
  hi: /\./,
  bn: /\./,
  zh: /[,.:;?!()]/,
}

it.each(Object.entries(FOREIGN))(
  'writes the messages in %s with its own punctuation',
  async (code, foreign) => {
    const told = Object.entries(await loadMessages(code as Language)).map(([key, text]) => [
      key,
      text.replace(/\{\w+, plural,|\w+ \{|[{}]/g, ''),
    ])
    expect(told.filter(([, text = '']) => foreign.test(text))).toEqual([])
  },
)

it.each(LANGUAGES.filter(({ code }) => code !== 'en'))('names every subject in $name', async ({ code }) => {
  const names = await loadSubjects(code)
  expect(Object.keys(names).sort()).toEqual(
    getSubjects()
      .map(({ slug }) => slug)
      .sort(),
  )
  const taken = Object.values(names).filter((name, at, all) => all.indexOf(name) !== at)
  expect(taken).toEqual([])
})
