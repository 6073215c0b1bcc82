import { FIT, readNameQuery, relevance, type Searched } from './relevance'

const named = (nameKey: string, names = ''): Searched => ({ nameKey, names })
const fit = (searched: Searched, text: string) => {
  const query = readNameQuery(text)
  return query && relevance(searched, query)
}

const OXFORD = named('university of oxford')
const MIT = named('massachusetts institute of technology', 'mit | tech')

it.each([
  [OXFORD, 'University of Oxford', FIT.name],
  [named('university of tokyo'), 'univ of tokyo', FIT.name],
  [MIT, 'MIT', FIT.name],
  [OXFORD, 'oxford', FIT.wholeName],
  [OXFORD, 'oxford university', FIT.wholeName],
  [named('kings college london'), 'king’s college', FIT.wholeName],
  [named('the kings university', 'college'), 'kings college', FIT.first],
  [named('institute bombay', '| iit mumbai'), 'iit m', FIT.beginnings],
  [named('institute madras', '| iit'), 'iit m', FIT.ownBeginning],
  [named('london school of hygiene and tropical medicine'), 'lshtm', FIT.initials],
  [named('oxford brookes university'), 'oxford', FIT.first],
  [named('technische universitat berlin', '| tu technical'), 'tu berlin', FIT.words],
  [named('stanford university'), 'stanf', FIT.beginnings],
  [named('summit university'), 'mit', FIT.parts],
  [OXFORD, 'cambridge', 0],
])('%j fits %s', (searched, text, wanted) => expect(fit(searched, text)).toBe(wanted))

it('reads nothing in a blank text', () => expect(readNameQuery(' !')).toBeNull())
