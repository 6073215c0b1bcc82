const SMALL_WORDS = new Set(['ve', 'ile'])

/** A name in capitals as it is written in Turkish: "FEN-EDEBİYAT FAKÜLTESİ" is "Fen-Edebiyat Fakültesi". */
export function titleCaseTurkish(name: string): string {
  return name
    .toLocaleLowerCase('tr')
    .replace(/\p{L}+/gu, (word) =>
      SMALL_WORDS.has(word) ? word : word.charAt(0).toLocaleUpperCase('tr') + word.slice(1),
    )
}

const DISTANCE = new Set(['Açıköğretim', 'Uzaktan Öğretim'])

/** Partners whose foreign names the guide wrote in Turkish letters, and those that it wrote in two ways. */
const PARTNERS: Readonly<Record<string, string>> = {
  'Fh Kıel Uygulamalı Bilimler Üniversitesi': 'FH Kiel Uygulamalı Bilimler Üniversitesi',
  "Kıng's Western Unıversıty": 'King’s University College, Western University',
  'New York Eyalet Üniversitesi (suny Albany)': 'SUNY Albany',
  'North Carolına Wılmıngton Üniversitesi (uncw)': 'University of North Carolina Wilmington',
  'SUNY At Cortland': 'SUNY Cortland',
  'SUNY At New Paltz': 'SUNY New Paltz',
}

/**
 * The guide's text in brackets behind a programme's name: a place, a partner university (UOLP), distance learning.
 * `field` is the bare name, which is the programme's code in our table of subjects.
 */
export function readTurkishName(name: string) {
  const [bare = '', ...rest] = name.split(/ *\(/)
  const brackets = bracketsOf(name.slice(bare.length))
  let [title, mode, city, partner] = [
    bare.trim(),
    null as 'distance' | null,
    null as string | null,
    null as string | null,
  ]
  for (const each of rest.length > 0 ? brackets : []) {
    if (DISTANCE.has(each)) mode = 'distance'
    else if (/^uolp/i.test(each)) partner = partnerOf(each)
    else if (/%/.test(each)) title = `${title} (${each})`
    else city = each
  }
  return { title, field: bare.trim(), mode, city, partner }
}

/** Towns that begin the name of a faculty or school that is there and not where the university is. */
const TOWNS = [
  ...[
    'Adana',
    'Akdağmadeni',
    'Akşehir',
    'Anamur',
    'Ardeşen',
    'Bartın',
    'Beyşehir',
    'Bodrum',
    'Bolvadin',
    'Bor',
    'Bucak',
  ],
  ...[
    'Bursa',
    'Ceyhan',
    'Dalaman',
    'Dinar',
    'Erbaa',
    'Erciş',
    'Erdemli',
    'Ereğli',
    'Erzurum',
    'Fatsa',
    'Fethiye',
  ],
  ...[
    'Fındıklı',
    'Gerede',
    'Gölhisar',
    'Güneysu',
    'Kaman',
    'Karadeniz Ereğli',
    'Kayseri',
    'Kemaliye',
    'Kemer',
    'Keşan',
  ],
  ...[
    'Kozan',
    'Kulu',
    'Kumluca',
    'Manavgat',
    'Milas',
    'Nazilli',
    'Niksar',
    'Nizip',
    'Of',
    'Oltu',
    'Safranbolu',
    'Salihli',
  ],
  ...[
    'Sandıklı',
    'Sarıkaya',
    'Serik',
    'Seydikemer',
    'Seydişehir',
    'Silifke',
    'Simav',
    'Suşehri',
    'Sürmene',
    'Söke',
  ],
  ...[
    'Tavşanlı',
    'Turhal',
    'Uzunköprü',
    'Zara',
    'Zile',
    'Çarşamba',
    'Çeşme',
    'Çumra',
    'Ödemiş',
    'Ünye',
    'İnegöl',
  ],
  ...['İslahiye', 'İzmir', 'Şarkışla', 'Şereflikoçhisar'],
]

/** The town of a faculty: the one in brackets behind its name, or the one that its name begins with; else null. */
export function townOfFaculty(faculty: string): string | null {
  const [, inBrackets] = /\((.+)\)$/.exec(faculty) ?? []
  return inBrackets ?? TOWNS.find((town) => faculty.startsWith(`${town} `)) ?? null
}

function partnerOf(bracket: string): string | null {
  const name = bracket.replace(/^uolp *-? */i, '')
  return name === '' ? null : (PARTNERS[name] ?? name)
}

/** The content of outer brackets; a bracket may contain another. */
function bracketsOf(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(' && depth++ === 0) from = at + 1
    if (text[at] === ')' && --depth === 0) found.push(text.slice(from, at).trim())
  }
  return found
}
