import type { Meaning, StudyLevel } from './meaning'

/** Phrases by what they mean, separated by commas. They are written as they are compared: lower case, no accents. */
type Phrases<Value extends string> = Readonly<Record<Value, string>>

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

export const LEVEL_WORDS: Phrases<StudyLevel> = {
  bachelor:
    'bachelor,bachelors,bachelor of science,bachelor of arts,undergraduate,undergrad,under graduate,under grad,ug,bsc,b sc,ba,bs,beng,btech,b tech,bcom,bba,bfa,bca,bed,barch,bsn,llb,first degree',
  master:
    'master,masters,master of science,master of arts,msc,m sc,ma,ms,meng,mtech,m tech,mcom,mphil,postgraduate,postgrad,post graduate,post grad,post graduation,pg,graduate,grad,mba,emba,mim,mph,llm,mfa,msn,msw,mha,mpa,mpp,mca',
  doctorate: 'phd,ph d,doctorate,doctoral,dphil,doctor of philosophy,dba',
}

const REGION_WORDS: Phrases<string> = {
  'north-america': 'north america',
  'latin-america': 'latin america,latin american',
  europe: 'europe,european,europa,eu,european union',
  asia: 'asia,asian',
  'middle-east': 'middle east,middle eastern',
  africa: 'africa,african',
  oceania: 'oceania,pacific,australasia',
}

/** Groups of countries that people name as one. */
const COUNTRY_GROUPS: Phrases<string> = {
  'cd,cg': 'congo,congolese',
}

/** Names of their people that also mean something else, in the phrases in which they mean the country. */
const NATION_WORDS: Phrases<string> = {
  england:
    'england,english university,english universities,english college,english colleges,english school,english schools',
  scotland: 'scotland,scottish,scot',
  wales: 'wales,welsh,cymru',
  'northern-ireland': 'northern ireland,northern irish',
}

const LANGUAGES: readonly [code: string, ...names: string[]][] = [
  ['en', 'english'],
  ['de', 'german'],
  ['fr', 'french'],
  ['es', 'spanish'],
  ['pt', 'portuguese'],
  ['it', 'italian'],
  ['nl', 'dutch'],
  ['zh', 'chinese', 'mandarin'],
  ['ja', 'japanese'],
  ['ar', 'arabic'],
  ['ru', 'russian'],
  ['tr', 'turkish'],
]

/** How a teaching language is asked for; the star stands for the language. */
const TAUGHT_IN = 'in *,* taught,* medium,* language taught,* instruction,* speaking'

const FREE =
  'free,free of charge,no tuition,no fee,no fees,without tuition,without fee,without fees,zero tuition,zero fees,free education'

const CHEAP =
  'cheap,cheaper,cheapest,affordable,low cost,low fee,low fees,lowest fees,low tuition,lowest tuition,inexpensive,least expensive,not expensive,low budget'

const FUNDING: Phrases<'full' | 'any'> = {
  full: 'fully funded,full funded,full funding,full scholarship,full ride,full tuition scholarship',
  any: 'scholarship,bursary,bursaries,fellowship,funding,funded,financial aid,stipend',
}

/** Other English names of cities, with the name that universities give. Those of other languages are further names. */
export const CITY_NAMES: Phrases<string> = {
  'the hague': 'hague',
  beijing: 'peking',
  mumbai: 'bombay',
  bangalore: 'bengaluru',
  kyiv: 'kiev',
  'new york': 'nyc,new york city',
  // There is a Roma in Lesotho too.
  rome: 'roma',
}

/** Cities whose names are ordinary words, understood only after a word such as "in". */
export const ORDINARY_PLACES = wordsOf(
  'nice reading queens mobile orange split normal best march liberal commerce church enterprise bend hope union troy independence male bath central victoria of as most ede ely lund university park college science technology north south east west international national city state global medical',
)

/** Words around a filter that ask for nothing by themselves. */
export const FILLERS = wordsOf(
  'student students citizen citizens applicants a an the in at of for to on from by with and or & i we me my is are am be can could do does want wanna need would like looking look search searching find where which what how get any some ' +
    'study studying studies learn apply applying admission admissions go going universitat universite universidad universidade university universities uni unis univ college colleges school schools institute institutes faculty ' +
    'degree degrees course courses program programs programme programmes studium abroad best top good great world worldwide country countries near located based offering offered offer there only please list degree ' +
    'international most fee fees tuition taught conducted overall it this that so if as im live living nationality people passport anywhere para pour estudiar estudar etudier studieren all both either vs versus die der das den des de du la le les el los en em dans na nach und et y e w v but',
)

/** Words beside a subject or a region that narrow it further than any filter does. They stay with its words. */
export const MODIFIERS = wordsOf(
  'applied general modern clinical advanced pure theoretical practice sci science sciences theory language studies professional allied chartered north south east west central northern southern eastern western southeast sub saharan',
)

/** Phrases that hold the name of a country and mean another place. */
export const NOT_COUNTRIES = 'new mexico,new england,new south wales'

/** Phrases of words that are small, or names of subjects or regions, and ask something else, which the further names know. */
export const QUESTIONS =
  'health insurance,medical insurance,student insurance,student housing,housing,eu fees,how to apply'

/** After one of these a word is not a filter: "not in the USA". */
export const NEGATIONS = wordsOf('not no non without except excluding outside besides but avoid')

/** Words that join others. They tell nothing in a name. */
export const SMALL_WORDS = wordsOf(
  'in at near around of for on by with and or the a an de la du der des di del do y et und e',
)

/** Prepositions before a place. */
export const BEFORE_PLACES = wordsOf('in at near around')

/** Words before a country that the visitor comes from, words before "in" it, and words for people after it. */
export const BEFORE_ORIGIN = wordsOf('for to para pour')
export const SURELY_BEFORE_ORIGIN = wordsOf('from am im as nationality')
export const LIVING = wordsOf('am im live living')
export const PEOPLE = wordsOf(
  'student students citizen citizens applicant applicants national nationals people girls women passport refugee refugees scholars',
)

/** The names of universities hold one of these. */
export const UNIVERSITY_WORDS = wordsOf(
  'university college school institute univ uni tech polytechnic universidad universidade universite universita universitat universitesi universiteit universitet uniwersytet universiti universitas univerzita academy',
)

/** The phrases of a list, each with what it means. */
const all = (list: string, meaning: Meaning) =>
  list.split(',').map((phrase): [phrase: string, meaning: Meaning] => [phrase, meaning])

const eachOf = <Value extends string>(phrases: Phrases<Value>, meaning: (value: Value) => Meaning) =>
  (Object.keys(phrases) as Value[]).flatMap((value) => all(phrases[value], meaning(value)))

/** The phrases that mean the same in every catalogue. Sums, results of tests and ranks are read by `numbers.ts`. */
export function plainPhrases(): [phrase: string, meaning: Meaning][] {
  const taught = LANGUAGES.flatMap(([value, ...names]) =>
    names.flatMap((name) => all(TAUGHT_IN.replaceAll('*', name), { kind: 'language', value })),
  )
  const english = all('english program,english programs,english programme,english programmes', {
    kind: 'language',
    value: 'en',
  })
  return [
    ...eachOf(REGION_WORDS, (value) => ({ kind: 'region', value })),
    ...eachOf(COUNTRY_GROUPS, (value) => ({ kind: 'country', value })),
    ...eachOf(NATION_WORDS, (value) => ({ kind: 'nation', value })),
    ...eachOf(LEVEL_WORDS, (value) => ({ kind: 'level', value })),
    ...eachOf(FUNDING, (value) => ({ kind: 'funding', value })),
    ...all(FREE, { kind: 'fee', value: '0', limit: { min: null, max: 0, currency: 'USD' } }),
    ...all(CHEAP, { kind: 'sort', value: 'fee' }),
    ...all('georgia usa,georgia us', { kind: 'place', value: 'georgia' }),
    ...taught,
    ...english,
  ]
}

/** Whether a word asks for nothing by itself, or joins or denies others. */
export const isSmallWord = (word: string) => FILLERS.has(word) || NEGATIONS.has(word)
