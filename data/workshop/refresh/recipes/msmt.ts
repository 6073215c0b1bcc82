import { z } from 'zod'
import { monthOf } from '../../import/programmes/au-courses'
import { renewProgrammes, type Offer } from '../programmes'
import { dayOf, plainName, type PublisherRow, type Recipe } from '../recipe'

const REGISTER = 'https://regvssp.msmt.cz/registrvssp/csplist.aspx'

const LEVELS: Readonly<Record<string, Pick<Offer, 'level' | 'award'>>> = {
  bakalářský: { level: 'bachelor' },
  'navazující magisterský': { level: 'master' },
  magisterský: { level: 'undergraduate', award: 'Long-cycle master’s, entered from school' },
  doktorský: { level: 'doctorate' },
}
const LANGUAGES: Readonly<Record<string, string>> = {
  čeština: 'cs',
  angličtina: 'en',
  němčina: 'de',
  francouzština: 'fr',
  ruština: 'ru',
}
/** "…, a.s.", "… z. ú." */
const LEGAL_FORM = /,?\s*(?:a\. ?s\.|o\. ?p\. ?s\.|s\. ?r\. ?o\.|z\. ?ú\.)$/
const PROGRAMME = 'SP'
const LENGTH = /^\d(?:,5)?$/

/** Programmes of Czech universities, matched by the name of the university. */
export const msmt: Recipe = {
  name: 'msmt',
  publisher: 'Ministerstvo školství, mládeže a tělovýchovy (MŠMT)',
  licence: 'Licence to verify',
  terms: REGISTER,
  since: '2026',
  // The register sends its list only to who presses a button of its page.
  isByHand: true,
  files: [
    {
      name: 'csplist.csv',
      url: REGISTER,
      format: 'csv',
      encoding: 'windows-1250',
      leastBytes: 500_000,
      mostBytes: 20_000_000,
      leastRows: 4000,
      // Cells of the later columns hold the separator, unquoted: nothing is read behind the language.
      columns: z.object({
        DRUH: z.string(),
        'NÁZEV SP/SO': z.string().trim().min(1),
        'TYP SP': z.string(),
        'VYSOKÁ ŠKOLA': z.string(),
        'ISCED-F': z.string(),
        SDS: z.string(),
        JAZYK: z.string(),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const edition = dayOf('csplist.csv', files['csplist.csv']?.modified)
    const year = monthOf(edition) ?? ''
    const ids = standing.byName('cz')
    const offers = (rows['csplist.csv'] ?? []).flatMap((row) => {
      const name = plainName(String(row['VYSOKÁ ŠKOLA']))
      const id = ids.get(name) ?? ids.get(name.replace(LEGAL_FORM, ''))
      const offer = offerOf(row)
      return id && offer ? [[id, offer] as const] : []
    })
    return {
      edition,
      ...renewProgrammes(
        {
          path: 'programmes/cz-programmes.json',
          edition: {
            title: 'Czech register of programmes',
            source: 'cz-msmt',
            year,
            note: 'What is accredited may admit nobody in a year. Programmes taught in Czech have no English names there.',
            grain: 'course',
            scheme: 'isced4',
            subjectFrom: 'titleEn',
          },
          offers,
          differBy: ['language'],
        },
        standing,
        { day },
      ),
      sources: {
        'cz-msmt': {
          title: 'Registr vysokých škol a uskutečňovaných studijních programů',
          publisher: 'Ministerstvo školství, mládeže a tělovýchovy (MŠMT)',
          url: REGISTER,
          year,
          kind: 'register',
          licence: 'Licence to verify',
          note: `MŠMT, register of programmes, ${year}. Programmes are cited as single facts.`,
        },
      },
    }
  },
}

function offerOf(row: PublisherRow): Offer | null {
  const level = LEVELS[String(row['TYP SP'])]
  if (row.DRUH !== PROGRAMME || !level) return null
  const [title, language] = [String(row['NÁZEV SP/SO']), LANGUAGES[String(row.JAZYK)]]
  const years = String(row.SDS)
  return {
    ...level,
    title: language === 'en' ? '' : title,
    titleEn: language === 'en' ? title : '',
    field: /^\d{4}$/.test(String(row['ISCED-F'])) ? String(row['ISCED-F']) : '',
    months: LENGTH.test(years) ? Number(years.replace(',', '.')) * 12 : undefined,
    language,
  }
}
