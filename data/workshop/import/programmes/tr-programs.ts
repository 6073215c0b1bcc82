import { cellOf, numberOf, tableOf } from '../dataset'
import { onlyOnce, programmesFile, READ_ON, type ProgrammesDataset } from './file'
import { titlesOf } from './titles'
import { readTurkishName, titleCaseTurkish, townOfFaculty } from './turkish'

const LANGUAGES = new Map([
  ['Turkish', 'tr'],
  ['English', 'en'],
  ['German', 'de'],
  ['French', 'fr'],
  ['Russian', 'ru'],
  ['Arabic', 'ar'],
  ['Spanish', 'es'],
  ['Bulgarian', 'bg'],
  ['Armenian', 'hy'],
  ['Polish', 'pl'],
  ['Italian', 'it'],
  ['Bosnian', 'bs'],
  ['Korean', 'ko'],
  ['Chinese', 'zh'],
])

/**
 * Bachelor's programmes of Turkish universities, each faculty and language once. Ranks, scores and places are not taken.
 * `tables/turkish-names.tsv` has their English names.
 */
export const trPrograms: ProgrammesDataset = {
  name: 'tr-programs',
  files: ['tr-programs', 'turkish-names'],
  readProgrammes: (tables, ids) => {
    const seen = new Set<string>()
    const names = titlesOf(tableOf(tables, 'turkish-names'))
    return programmesFile(
      tableOf(tables, 'tr-programs'),
      ids,
      {
        title: 'Bachelor’s programmes of Turkish universities',
        source: 'tr-osym-2026',
        year: '2026',
        readOn: READ_ON,
        note: 'Preliminary guide of 2026. It is written for the national entrance test; students from abroad apply to the university. The English names are ours.',
        grain: 'course',
        scheme: 'tr',
      },
      (row, { reject, leaveOut }) => {
        const [programme, language] = [cellOf(row, 'programme_tr'), cellOf(row, 'language')]
        const faculty = cellOf(row, 'faculty_tr')
        const key = [cellOf(row, 'id'), faculty, programme, language]
        if (!onlyOnce(seen, key, reject, 'the same programme with another kind of place')) return null
        const { title, field, mode, city, partner } = readTurkishName(programme)
        const years = numberOf(row, 'duration_years')
        return {
          code: cellOf(row, 'osym_code'),
          level: 'bachelor',
          title,
          titleEn: names.get(field)?.english ?? null,
          field,
          months: years ? years * 12 : null,
          language: LANGUAGES.get(language) ?? leaveOut(`language: ${language}`),
          mode,
          city: city ?? townOfFaculty(titleCaseTurkish(faculty)),
          faculty: titleCaseTurkish(faculty),
          options: partner ? [`jointly with ${partner}`] : null,
        }
      },
    )
  },
}
