import { checkCatalogue } from '../lib/universities/record/check'
import { countKnown } from '../lib/universities/record/fields'
import { countTowardsMinimums } from '../lib/universities/record/minimums'
import { readCatalogueFiles } from './read-data'
import { say } from './run.mjs'
import { formatTable } from './table'

const { catalogue, problems } = checkCatalogue(readCatalogueFiles(), new Date().toISOString().slice(0, 10))

if (catalogue) {
  const { records, countries } = catalogue
  const full = records.filter((record) => record.depth === 'full').length
  const basic = records.length - full
  const share = (count: number, all: number) => `${count} (${all && Math.round((100 * count) / all)} %)`
  say(`${records.length} universities: ${full} full, ${basic} basic\n`)
  say(
    formatTable([
      ['Field', 'All', 'Full', 'Basic'],
      ...countKnown(records).map((row) => [
        row.field,
        share(row.full + row.basic, records.length),
        share(row.full, full),
        share(row.basic, basic),
      ]),
    ]),
  )
  say('')
  say(
    formatTable([
      ['Full records', 'Count', 'At least'],
      ...countTowardsMinimums(records, countries).map((row) => [row.what, `${row.count}`, `${row.least}`]),
    ]),
  )
}

for (const { where, message } of problems) console.error(`${where}: ${message}`)
say(problems.length === 0 ? '\nThe data is sound.' : `\nProblems: ${problems.length}`)
process.exitCode = problems.length === 0 ? 0 : 1
