import type { ToolName } from '@/lib/api/schema'

/** A question as somebody asks it, how a program asks it, and what is so whatever the next renewal of the catalogue brings. */
type Question = {
  asked: string
  tool: ToolName
  params: Readonly<Record<string, string>>
  /** Part of what the answer says: by label, id or title, and of a search its first row and what all rows share. */
  told: Readonly<Record<string, unknown>>
}

const above = (least: number) => ({ asymmetricMatch: (value: unknown) => Number(value) > least })
const SOME = above(0)
const about = (words: RegExp) => expect.stringMatching(words)
/** Nobody reports it, or only at another level: no value, and the reason. */
const notKnown = (why: RegExp) => ({ display: null, value: null, source: null, why: about(why) })

const search = (
  asked: string,
  list: 'university' | 'programme' | 'scholarship',
  level: string,
  told: Question['told'],
  words = asked,
): Question => ({ asked, tool: 'search', params: { in: list, search: words, level }, told })

const facts = (asked: string, id: string, level: string, told: Question['told']): Question => ({
  asked,
  tool: 'facts',
  params: { id, level },
  told,
})

const award = (asked: string, id: string, level: string, passport: string, told: object): Question => ({
  asked,
  tool: 'awards-for',
  params: { award: id, level, passport },
  told: { [id]: told },
})

const cost = (asked: string, params: Question['params'], told: Question['told']): Question => ({
  asked,
  tool: 'cost',
  params,
  told,
})

const tasks = (asked: string, params: Question['params'], told: Question['told']): Question => ({
  asked,
  tool: 'tasks',
  params,
  told,
})

const OF_LAW = { kind: 'law', why: null }
const USUAL = { kind: 'usual', display: about(/^mostly /) }

export const QUESTIONS: readonly Question[] = [
  // What can be studied where
  search('cheapest English-taught computer science master’s in Finland', 'programme', 'master', {
    total: SOME,
    shared: { Country: 'Finland', Level: 'Master’s', Language: 'English' },
  }),
  search('nursing bachelor in Ireland', 'programme', 'bachelor', {
    total: SOME,
    first: { Subject: 'Nursing', 'Fee, currency': 'EUR' },
    shared: { Country: 'Ireland', Level: 'Bachelor’s' },
  }),
  search('phd in physics in Norway', 'programme', 'doctorate', {
    total: SOME,
    first: { Fee: 0, 'Fee, kind': 'law or order' },
    shared: { Country: 'Norway', Level: 'PhD', Subject: 'Physics' },
  }),
  search('architecture master in Italy taught in English', 'programme', 'master', {
    total: SOME,
    shared: { Country: 'Italy', Language: 'English' },
  }),
  search('mba in Canada', 'programme', 'master', { total: SOME, first: { 'Subject, fits': 'maybe' } }),
  search('dentistry in Japan', 'programme', 'bachelor', {
    shared: { Country: 'Japan', Subject: 'Dentistry' },
  }),
  search('public health master in Sweden', 'programme', 'master', { shared: { Country: 'Sweden' } }),
  search('law bachelor in Brazil', 'programme', 'bachelor', {
    shared: { Country: 'Brazil', Subject: 'Law' },
  }),
  search('psychology bachelor in Australia', 'programme', 'bachelor', {
    total: above(100),
    first: { Fee: SOME, 'Fee, currency': 'AUD', 'Fee, kind': 'official register' },
  }),
  search('mechanical engineering bachelor in United States', 'programme', 'bachelor', {
    total: above(100),
    shared: { Country: 'United States' },
  }),
  search('data science master in Germany in English without tuition', 'programme', 'master', {
    total: SOME,
    notKnown: SOME,
    shared: { Country: 'Germany', Language: 'English', Fee: 0 },
  }),
  search('midwifery in Denmark', 'programme', 'bachelor', { shared: { Subject: 'Midwifery', Fee: null } }),
  search('economics master in France in English', 'programme', 'master', {
    total: SOME,
    notKnown: above(50),
  }),
  // Nobody reports which are so: none is claimed, and how many may be is said.
  search('nursing master in United Kingdom below 20000 pounds', 'programme', 'master', {
    total: 0,
    notKnown: SOME,
  }),
  search('medicine in Poland in English', 'programme', 'bachelor', { total: 0, notKnown: SOME }),
  search('universities in Germany without tuition fees', 'university', 'master', {
    total: SOME,
    notKnown: SOME,
    shared: { Country: 'Germany', 'Tuition (International)': 0 },
  }),
  search('public universities in Malaysia', 'university', 'bachelor', { shared: { Country: 'Malaysia' } }),
  search('universities in Atlantis', 'university', 'master', { total: 0, notKnown: 0 }),
  search('fully funded masters in Germany', 'scholarship', 'master', { shared: { 'Fully Funded': 'yes' } }),
  search('fully funded phd in Switzerland', 'scholarship', 'doctorate', {
    total: SOME,
    first: { 'Fully Funded': 'yes' },
  }),
  search('scholarships in Hungary for bachelor', 'scholarship', 'bachelor', { total: SOME }),

  // What one place says
  facts('what does ETH Zurich charge for a master’s', 'eth-zurich', 'master', {
    'Tuition (International)': { ...OF_LAW, currency: 'CHF', unit: 'semester', value: SOME },
    'World Ranking': { value: SOME, kind: 'reported', source: about(/^QS/) },
  }),
  facts('is a PhD in Oslo free', 'university-of-oslo', 'doctorate', {
    'Tuition (International)': { ...OF_LAW, value: 0, display: about(/^No tuition fee/) },
  }),
  facts('what do I pay for a master’s in Oslo from outside Europe', 'university-of-oslo', 'master', {
    'Tuition (International)': { ...USUAL, currency: 'NOK', value: above(10_000) },
  }),
  facts('what does a doctorate at Oxford cost', 'university-of-oxford', 'doctorate', {
    'Tuition (International)': notKnown(/^Not known for a PhD\. For a bachelor’s: /),
  }),
  facts('by when do I apply to Oxford for a first degree', 'university-of-oxford', 'bachelor', {
    'Application Deadline': { value: '10-15', kind: 'service', source: 'UCAS' },
    'How to Apply': { display: about(/^UCAS Undergraduate/), address: about(/ucas\.com/) },
    'Acceptance Rate': notKnown(/^Not reported$/),
  }),
  facts('how many does MIT admit', 'massachusetts-institute-of-technology', 'bachelor', {
    'Acceptance Rate': { value: above(1), unit: 'percent', kind: 'register', why: null },
  }),
  facts('how many master’s applicants does MIT admit', 'massachusetts-institute-of-technology', 'master', {
    'Acceptance Rate': notKnown(/^Not known for a master’s\. For a bachelor’s: /),
    'Tuition (International)': { ...USUAL, currency: 'USD' },
  }),
  facts('money to show for a German student visa', 'rwth-aachen-university', 'master', {
    'Money to Show for the Visa': { ...OF_LAW, value: above(11_000), currency: 'EUR', unit: 'year' },
    'Tuition (International)': { ...OF_LAW, value: 0 },
  }),
  facts('how long may I work in Germany afterwards', 'technical-university-of-munich', 'master', {
    'Work After Study': { ...OF_LAW, display: about(/^18 months/) },
  }),
  facts('do I need French for the Sorbonne', 'sorbonne-university', 'bachelor', {
    'Teaching Language': { display: about(/^French/), why: null },
    'Tuition (International)': { ...OF_LAW, currency: 'EUR', unit: 'year' },
  }),
  facts('is the University of Lagos public, and what does it charge', 'university-of-lagos', 'bachelor', {
    'Public or Private': { display: about(/^Public/) },
    'Tuition (International)': notKnown(/^Not reported$/),
  }),
  facts('fees of a master’s in Seoul', 'seoul-national-university', 'master', {
    'Tuition (International)': { ...USUAL, currency: 'KRW' },
  }),
  facts('IELTS for Toronto', 'university-of-toronto', 'bachelor', {
    'English Requirement': { value: 6.5, unit: 'IELTS', source: about(/./) },
  }),
  {
    asked: 'what does a first degree in Vienna cost a citizen of the EU',
    tool: 'facts',
    params: { id: 'university-of-vienna', level: 'bachelor', status: 'eu-eea' },
    told: {
      'Tuition (EU and EEA students)': { ...OF_LAW, value: 0, display: about(/^No tuition fee/) },
      'Total a Year': notKnown(/^Known for students from abroad alone/),
    },
  },
  {
    asked: 'can I study nursing in Leeds',
    tool: 'facts',
    params: { id: 'university-of-leeds', level: 'bachelor', subject: 'nursing' },
    told: { Nursing: { display: about(/./), kind: about(/listed|general/), source: about(/./) } },
  },
  {
    asked: 'Leeds or ETH Zurich for a master’s',
    tool: 'compare',
    params: { ids: 'university-of-leeds,eth-zurich', level: 'master' },
    told: {
      'university-of-leeds': { 'Tuition (International)': USUAL },
      'eth-zurich': { 'Tuition (International)': OF_LAW },
    },
  },

  // Who pays
  award('may a Nigerian nurse get Chevening', 'chevening', 'master', 'ng', {
    verdict: 'check',
    why: about(/^Degree held: At least: Bachelor's degree/),
    address: about(/chevening\.org/),
  }),
  award('Chevening for a bachelor’s', 'chevening', 'bachelor', 'ng', {
    verdict: 'not-eligible',
    why: about(/^Level of study: /),
  }),
  award('may a Briton get Gates Cambridge', 'gates-cambridge', 'doctorate', 'gb', {
    verdict: 'not-eligible',
    why: about(/^Nationality: United Kingdom is left out/),
  }),
  award('may a Pakistani get Gates Cambridge', 'gates-cambridge', 'doctorate', 'pk', { verdict: 'check' }),
  award('may an American get the DAAD’s EPOS', 'daad-epos', 'master', 'us', {
    verdict: 'not-eligible',
    why: about(/^Nationality: /),
  }),
  award('may somebody from Zambia get a Beit Trust scholarship', 'beit-trust', 'master', 'zm', {
    verdict: 'check',
    why: about(/^Where you live: /),
  }),
  award('may a Nigerian get a Beit Trust scholarship', 'beit-trust', 'master', 'ng', {
    verdict: 'not-eligible',
    why: about(/^Nationality: Nigeria is not on its list/),
  }),
  {
    asked: 'which awards can a Nigerian nurse use in Leeds',
    tool: 'awards-for',
    params: { id: 'university-of-leeds', level: 'master', subject: 'nursing', passport: 'Nigeria' },
    told: { chevening: { verdict: 'check' }, 'marshall-scholarship': { verdict: 'not-eligible' } },
  },

  // What it costs in all
  cost(
    'what does a master’s in Finland cost an Indian',
    { country: 'Finland', level: 'master', passport: 'India' },
    {
      currency: 'INR',
      years: 2,
      isAtLeast: true,
      why: null,
      lines: {
        'Usual tuition at 11 of the 34 universities in Finland: programmes taught in English': {
          isUsual: true,
          kind: 'usual',
          currency: 'EUR',
        },
      },
    },
  ),
  cost(
    'a first degree in Austria for a German',
    { country: 'at', passport: 'de' },
    {
      currency: 'EUR',
      cheapest: { fee: { value: 0, display: 'No tuition fee', kind: 'law' } },
    },
  ),
  cost(
    'a first degree in Austria for a Ukrainian',
    { country: 'at', passport: 'ua' },
    {
      currency: 'UAH',
      cheapest: { fee: { value: SOME, currency: 'EUR', unit: 'semester' } },
    },
  ),
  cost(
    'a first degree in Japan for a Vietnamese',
    { country: 'jp', passport: 'vn' },
    {
      currency: 'VND',
      lines: { 'Admission fee': { kind: 'law', currency: 'JPY', years: [{ likely: above(100_000) }] } },
      cheapest: { fee: { currency: 'JPY', why: null } },
    },
  ),
  cost(
    'a master’s in the United States for a Chinese',
    { country: 'us', level: 'master', passport: 'cn' },
    {
      total: null,
      why: 'Not known: living',
      display: about(/^No total: living costs are not known/),
    },
  ),

  // By when
  tasks(
    'what do I do by when for a master’s in Leeds with Chevening',
    { place: 'university-of-leeds:master:2027-09', award: 'chevening' },
    {
      // The usual time of the country leaves none for the visa, so the month is our advice.
      'Apply to University of Leeds': { kind: 'advice', source: null },
      'Book a language test': { kind: 'advice', source: null },
      'Apply for Chevening Scholarships': {
        kind: 'source',
        address: about(/^http.*\/scholarships\/chevening$/),
      },
    },
  ),
  tasks(
    'papers for a master’s in Munich',
    { place: 'technical-university-of-munich:master' },
    {
      'Get the VPD from uni-assist: Germany': { kind: 'source', source: about(/^uni-assist/) },
      'Open a blocked account: Germany': { kind: 'source', address: about(/auswaertiges-amt\.de/) },
    },
  ),
]
