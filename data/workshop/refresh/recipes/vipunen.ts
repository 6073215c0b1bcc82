import { z } from 'zod'
import type { ProgrammesFile } from '@/lib/programmes/schema'
import { renewProgrammes, type Offer } from '../programmes'
import { plainName, type PublisherRow, type Recipe } from '../recipe'

/** The year in which the studies begin: a person raises it, once a year. */
const YEAR = '2026'
const PAGE_SIZE = 1000
const DATA = 'https://api.vipunen.fi/api/resources/korkeakoulutus_hakeneet_ja_paikan_vastaanottaneet/data'
const FILTER = encodeURIComponent(`koulutuksenAlkamisvuosi=='${YEAR}'`)
const PATH = 'programmes/fi-programmes.json'

const UNIVERSITIES = 'Yliopistokoulutus'
const LANGUAGES: Readonly<Record<string, string>> = { suomi: 'fi', ruotsi: 'sv', englanti: 'en' }
/** Words before the name of what people apply for, and ways in that are for those who study already. */
const ROUND = /^(?:päähaku|huvudansökan),\s*/i
const OTHER_WAYS = /^(?:haku |siirtohaku|avoimen väylä|avoin väylä|double degree|gemensam ansökan)/i
const YEARS = /\((\d+(?:,\d)?) v(?: \+ (\d+(?:,\d)?) v)?\)/

/** Programmes of Finnish universities, matched by the name of the university and of what people apply for. */
export const vipunen: Recipe = {
  name: 'vipunen',
  publisher: 'Vipunen, Education Statistics Finland',
  licence: 'CC BY 4.0',
  terms: 'https://vipunen.fi/sv-fi/Sidor/K%C3%A4ytt%C3%B6ehdot.aspx',
  since: '2025',
  files: [
    {
      name: 'applications.json',
      url: `${DATA}?filter=${FILTER}&limit=${PAGE_SIZE}&offset=0`,
      next: (page, url) => {
        const rows = z.array(z.unknown()).parse(page)
        const offset = Number(new URL(url).searchParams.get('offset')) + PAGE_SIZE
        return rows.length < PAGE_SIZE ? null : `${DATA}?filter=${FILTER}&limit=${PAGE_SIZE}&offset=${offset}`
      },
      format: 'json',
      leastBytes: 1_000_000,
      mostBytes: 400_000_000,
      leastRows: 2000,
      columns: z.object({
        koulutuksenAlkamisvuosi: z.coerce.string(),
        hakukohde: z.string().nullable(),
        tutkinnonAloitussykli: z.string().nullable(),
        koulutusasteTaso2: z.string().nullable(),
        koulutuksenKieli: z.string().nullable(),
        sektori: z.string().nullable(),
        korkeakoulu: z.string().nullable(),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.byName('fi')
    const old = standing.read(PATH) as ProgrammesFile | null
    const listed = new Map<string, readonly [string, Offer]>()
    for (const row of rows['applications.json'] ?? []) {
      const id = ids.get(plainName(String(row.korkeakoulu)))
      const key = [id, row.hakukohde, row.koulutuksenKieli, row.tutkinnonAloitussykli].join('\t')
      if (!id || row.sektori !== UNIVERSITIES || listed.has(key)) continue
      const offer = offerOf(row, old?.universities[id] ?? [])
      if (offer) listed.set(key, [id, offer])
    }
    const edition = (rows['applications.json'] ?? [])[0]?.koulutuksenAlkamisvuosi
    return {
      edition: String(edition),
      ...renewProgrammes(
        {
          path: PATH,
          edition: {
            title: 'Applications to Finnish universities',
            source: 'fi-vipunen',
            year: YEAR,
            note: `What people could apply for, to begin in ${YEAR}. Some of it stands in Finnish or Swedish alone and is left out; the English names of the rest are partly ours.`,
            grain: 'course',
            subjectFrom: 'titleEn',
            partialAt: ['bachelor', 'master'],
          },
          offers: [...listed.values()],
          differBy: ['language'],
          needsEnglish: true,
        },
        standing,
        { day },
      ),
      sources: {
        'fi-vipunen-2025': null,
        'fi-vipunen': {
          title: 'Applicants to higher education and admitted students (Vipunen)',
          publisher: 'Opetushallitus (Finnish National Agency for Education)',
          url: 'https://vipunen.fi',
          year: YEAR,
          kind: 'register',
          licence: 'CC BY 4.0',
          note: `Vipunen – Education Statistics Finland: Korkeakoulutukseen hakeneet ja paikan vastaanottaneet, ${YEAR}. CC BY 4.0, names translated by us.`,
        },
      },
    }
  },
}

function offerOf(row: PublisherRow, standing: readonly Offer[]): Offer | null {
  const name = String(row.hakukohde ?? '')
    .replace(ROUND, '')
    .trim()
  const level = levelOf(row)
  if (!level || name === '' || OTHER_WAYS.test(name)) return null
  const language = LANGUAGES[String(row.koulutuksenKieli)]
  const title = titleIn(name, standing)
  const [, first = '', second = ''] = YEARS.exec(name) ?? []
  const years = [first, second].map((part) => Number(part.replace(',', '.'))).reduce((a, b) => a + b)
  return {
    ...level,
    title: language === 'en' ? '' : title,
    titleEn: language === 'en' ? title : '',
    months: years > 0 ? Math.round(years * 12) : undefined,
    language,
  }
}

/** The first cycle is entered from school, whether it ends with a bachelor's degree or with a master's. */
function levelOf({
  tutkinnonAloitussykli,
  koulutusasteTaso2,
}: PublisherRow): Pick<Offer, 'level' | 'award'> | null {
  if (tutkinnonAloitussykli === 'II sykli') return { level: 'master' }
  if (tutkinnonAloitussykli !== 'I sykli') return null
  if (koulutusasteTaso2 === 'Alempi korkeakoulututkinto') return { level: 'bachelor' }
  if (koulutusasteTaso2 !== 'Ylempi korkeakoulututkinto') return null
  return { level: 'undergraduate', award: 'Bachelor’s and master’s in one, entered from school' }
}

/** "Arkkitehtuuri, tekniikan kandidaatti ja arkkitehti (3 v + 2 v)" is "Arkkitehtuuri", or what stands of it. */
function titleIn(name: string, standing: readonly Offer[]): string {
  const own = name.slice(name.lastIndexOf(';') + 1).trim()
  const known = standing.flatMap(({ title, titleEn }) => [title ?? titleEn ?? []].flat())
  const stands = known.filter((title) => own.toLowerCase().startsWith(title.toLowerCase()))
  const [longest] = stands
    .filter((title) => !/^[\p{L}\d]/u.test(own.slice(title.length)))
    .toSorted((a, b) => b.length - a.length)
  return longest ?? (own.split(',')[0] ?? '').replace(/\s*\([^)]*\)/g, '').trim()
}
