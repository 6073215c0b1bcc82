import { checkProgrammes, FLOORS } from '../lib/programmes/check'
import { KNOWLEDGE } from '../lib/programmes/general-knowledge'
import { countProgrammes, getProgrammes } from '../lib/programmes/queries'
import { subjectsOfCode } from '../lib/subjects/of-code'
import { getSubjects } from '../lib/subjects/queries'
import { isoDate } from '../lib/text/iso-date'
import { countCoverage } from '../lib/universities/coverage'
import { findDeadlineConflicts } from '../lib/universities/deadline-conflicts'
import { getUniversities, getUniversity } from '../lib/universities/queries'
import { checkCatalogue } from '../lib/universities/record/check'
import { countKnown } from '../lib/universities/record/fields'
import { countTowardsMinimums } from '../lib/universities/record/minimums'
import { checkFile } from './check-file'
import { namesOfFiles, readCatalogueFiles, readProgrammeFiles, readUnparsed } from './read-data'
import { say } from './run.mjs'
import { sayTable } from './table'
import type { UniversityRecord } from '../lib/universities/record/schema'

const today = isoDate(Date.now())
const { catalogue, problems } = checkCatalogue(readCatalogueFiles(), today)
problems.push(...namesOfFiles().flatMap((name) => checkFile(readUnparsed(name), [name], today)))

if (catalogue) {
  const { records, countries } = catalogue
  const full = records.filter((record) => record.depth === 'full').length
  const basic = records.length - full
  const share = (count: number, all: number) => `${count} (${all && Math.round((100 * count) / all)} %)`
  say(`${records.length} universities: ${full} full, ${basic} basic\n`)
  sayTable([
    ['Field', 'All', 'Full', 'Basic'],
    ...countKnown(records).map((row) => [
      row.field,
      share(row.full + row.basic, records.length),
      share(row.full, full),
      share(row.basic, basic),
    ]),
  ])
  sayTable([
    ['Full records', 'Count', 'At least'],
    ...countTowardsMinimums(records, countries).map((row) => [row.what, `${row.count}`, `${row.least}`]),
  ])
  printCoverage(records)
  problems.push(...findDeadlineConflicts(getUniversities()))
  const found = checkProgrammes(readProgrammeFiles(), {
    universities: new Set(records.map(({ id }) => id)),
    sources: new Set(Object.keys(catalogue.sources)),
    subjects: new Set(getSubjects().map(({ slug }) => slug)),
    currencies: new Set(Object.keys(catalogue.rates.rates)),
    hasCode: (scheme, code) => subjectsOfCode(scheme, code).length > 0,
  })
  problems.push(...found)
  // A file that does not parse can't be counted.
  if (found.length === 0) printProgrammes()
}

/** The number of universities with each answer, by themselves and with registers and rules. */
function printCoverage(records: readonly UniversityRecord[]): void {
  const universities = getUniversities()
  const coverage = countCoverage(records, universities)
  sayTable([
    ['Answers', 'Records alone', 'Assembled', 'At least'],
    ...coverage.map(({ what, before, after, least }) => [what, `${before}`, `${after}`, `${least}`]),
  ])
  problems.push(
    ...coverage
      .filter(({ after, least }) => after < least)
      .map(({ what, after, least }) => ({
        where: 'coverage',
        message: `${after} universities have this, at least ${least} must: ${what}`,
      })),
  )
}

/**
 * The facts of each dataset of programmes, the rows left out of it, and the numbers of countries and universities with
 * one.
 */
function printProgrammes(): void {
  const counts = countProgrammes()
  sayTable([
    'Programmes,Rows read,Kept,Programmes,Universities,Subjects,No subject,With a fee'.split(','),
    ...counts.map(({ dataset, read, rows, ...rest }) => [
      dataset,
      ...[
        read,
        rows,
        rest.programmes,
        rest.universities,
        rest.subjects,
        rest.withoutSubject,
        rest.withFee,
      ].map(String),
    ]),
  ])
  for (const { dataset, rejected, leftOut } of counts) {
    for (const [reason, count] of Object.entries(rejected))
      say(`${dataset}: ${count} rows left out: ${reason}`)
    for (const [reason, count] of Object.entries(leftOut))
      say(`${dataset}: ${count} cells left out: ${reason}`)
  }
  const named = getProgrammes().filter(({ dataset }) => dataset !== KNOWLEDGE)
  const universities = new Set(named.map(({ universityId }) => universityId))
  const countries = new Set([...universities].flatMap((id) => getUniversity(id)?.countryCode ?? []))
  const reached = {
    countries: countries.size,
    universities: universities.size,
    known: getProgrammes().length - named.length,
  }
  say(
    `${named.length} programmes of ${reached.universities} universities in ${reached.countries} countries, and ${reached.known} subjects by general knowledge`,
  )
  for (const what of ['countries', 'universities', 'known'] as const) {
    if (reached[what] >= FLOORS[what]) continue
    const message = `${reached[what]} reached (${what}), at least ${FLOORS[what]} must be`
    problems.push({ where: 'programmes', message })
  }
}

for (const { where, message } of problems) console.error(`${where}: ${message}`)
say(problems.length === 0 ? '\nThe data is sound.' : `\nProblems: ${problems.length}`)
process.exitCode = problems.length === 0 ? 0 : 1
