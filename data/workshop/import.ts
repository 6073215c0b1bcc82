import fs from 'node:fs'
import path from 'node:path'
import { GeneralKnowledgeSchema } from '@/lib/programmes/general-knowledge'
import { PriceLevelsSchema } from '@/lib/facts/price-levels'
import { RegisterSchema } from '@/lib/facts/register'
import { ProgrammesFileSchema } from '@/lib/programmes/schema'
import { SubjectCodesSchema, SubjectsSchema } from '@/lib/subjects/subject'
import { au } from './import/au'
import { br } from './import/br'
import { caOntario } from './import/ca-ontario'
import { cl } from './import/cl'
import {
  followMoves,
  parseTable,
  type CountryDataset,
  type Dataset,
  type Move,
  type Table,
} from './import/dataset'
import { dk } from './import/dk'
import { eche } from './import/eche'
import { formatRegister } from './import/format'
import { fr } from './import/fr'
import { generalKnowledge } from './import/general-knowledge'
import { india } from './import/in'
import { it } from './import/it'
import { jp } from './import/jp'
import { kr } from './import/kr'
import { priceLevels } from './import/price-levels'
import { differencesOf } from './import/national/differences'
import { NATIONAL_TABLES, readNational, type Known } from './import/national/national'
import { PROGRAMMES_DATASETS } from './import/programmes/datasets'
import type { ProgrammesDataset } from './import/programmes/file'
import { formatRejects } from './import/report'
import { sg } from './import/sg'
import { readChanges } from './import/subject-changes'
import { formatLines, readSubjects, SUBJECT_TABLES } from './import/subjects'
import { tr } from './import/tr'
import { tw } from './import/tw'
import { uk } from './import/uk'
import { us } from './import/us'
import { usSubjects } from './import/us-subjects'
import { readCatalogueFiles } from '@/scripts/read-data'
import { PlainError, ROOT, say, start } from '@/scripts/run.mjs'

const DATASETS: readonly (Dataset | CountryDataset)[] = [
  au,
  br,
  caOntario,
  cl,
  dk,
  eche,
  fr,
  india,
  it,
  jp,
  kr,
  priceLevels,
  sg,
  tr,
  tw,
  uk,
  us,
  usSubjects,
]

/** Our own tables of words and corrections. */
const TABLES = path.join(ROOT, 'data', 'workshop', 'tables')

const NATIONAL = 'national'

/** Before the name of a dataset of programmes. */
const PROGRAMMES = 'programmes-'
const SUBJECTS = 'subjects'

/** The tables' name for the column with the ids of universities. */
const ID_COLUMNS = ['id', 'slug']

void start(async () => {
  const [name, ...paths] = process.argv.slice(2)
  if (name === NATIONAL) return importNational(paths)
  const programmes = PROGRAMMES_DATASETS.find((each) => `${PROGRAMMES}${each.name}` === name)
  if (programmes) return importProgrammes(programmes, paths)
  if (name === SUBJECTS) return importSubjects(paths)
  if (name === generalKnowledge.name) return importKnowledge(paths)
  const dataset = DATASETS.find((each) => each.name === name)
  if (!dataset || paths.length !== dataset.files.length) throw new PlainError(usage())
  const tables = readTables(dataset.files, paths)
  for (const table of tables) say(`${table.name}: ${table.rows.length} rows read`)

  const { file, stated, rejects } =
    'read' in dataset ? readRegister(dataset, tables) : readLevels(dataset, tables)
  say(stated)
  say(`${rejects.length} rejects`)
  for (const line of formatRejects(rejects)) say(line)

  write('open', dataset.name, file)
  return 0
})

function write(folder: string, name: string, file: object): void {
  const target = path.join(ROOT, 'data', folder, `${name}.json`)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, formatRegister(file))
  say(`Written to ${path.relative(ROOT, target)}, ${Math.round(fs.statSync(target).size / 1024)} KiB`)
}

function importProgrammes(dataset: ProgrammesDataset, paths: string[]): number {
  if (paths.length !== dataset.files.length) throw new PlainError(usage())
  const tables = readTables(dataset.files, paths)
  for (const table of tables) say(`${table.name}: ${table.rows.length} rows read`)
  const { file, rejects } = dataset.readProgrammes(tables, new Set(catalogueIds()))
  const { universities, leftOut } = ProgrammesFileSchema.parse(file)
  say(
    `${Object.values(universities).flat().length} rows of ${Object.keys(universities).length} universities kept`,
  )
  say(`${rejects.length} rejects`)
  for (const line of formatRejects(rejects)) say(line)
  for (const [reason, count] of Object.entries(leftOut)) say(`  cells left out: ${count} × ${reason}`)
  write('programmes', dataset.name, file)
  return 0
}

function importKnowledge(paths: string[]): number {
  if (paths.length !== generalKnowledge.files.length) throw new PlainError(usage())
  const [table] = readTables(generalKnowledge.files, paths)
  if (!table) throw new PlainError(usage())
  const { file, rejects } = generalKnowledge.readKnowledge(table, new Set(catalogueIds()))
  GeneralKnowledgeSchema.parse(file)
  say(`${file.read} entries read`)
  for (const [reason, count] of Object.entries(file.rejected)) say(`  left out: ${count} × ${reason}`)
  for (const line of formatRejects(rejects)) say(line)
  write('', generalKnowledge.name, file)
  return 0
}

function catalogueIds(): string[] {
  return readCatalogueFiles().files.flatMap(({ content }) =>
    (content as { id: string }[]).map(({ id }) => id),
  )
}

function usage(): string {
  const programmes = PROGRAMMES_DATASETS.map(({ name, files }) => ({ name: `${PROGRAMMES}${name}`, files }))
  const lines = [...DATASETS, ...programmes].map(({ name, files }) =>
    ['  npm --prefix data/workshop run import --', name, ...files.map((file) => `<${file}.tsv>`)].join(' '),
  )
  const others = [
    { name: NATIONAL, files: NATIONAL_TABLES },
    { name: SUBJECTS, files: SUBJECT_TABLES },
    generalKnowledge,
  ].map(({ name, files }) =>
    ['  npm --prefix data/workshop run import --', name, ...files.map((file) => `<${file}.tsv>`)].join(' '),
  )
  return ['A dataset and its tables:', ...lines, ...others].join('\n')
}

/** The tables in the order of their words, whatever the order of the paths, with the ids that the catalogue has now. */
function readTables(words: readonly string[], paths: readonly string[]): Table[] {
  const moves = readCatalogueFiles().moved as Move[]
  return words.map((word) => {
    const found = paths.filter((file) => path.basename(file).includes(word))
    const exact = found.filter((file) => path.parse(file).name === word)
    const [file, second] = exact.length > 0 ? exact : found
    if (!file || second) throw new PlainError(`One table has "${word}" in its file name.\n${usage()}`)
    const table = parseTable(word, fs.readFileSync(file, 'utf8'))
    const column = ID_COLUMNS.find((name) => table.rows[0] && name in table.rows[0])
    return column ? followMoves(table, moves, column) : table
  })
}

/** Says where the four tables of national rules differ from the files of `data/national`. */
function importNational(paths: string[]): number {
  if (paths.length !== NATIONAL_TABLES.length) throw new PlainError(usage())
  const tables = readTables(NATIONAL_TABLES, paths)
  for (const table of tables) say(`${table.name}: ${table.rows.length} rows read`)
  const catalogue = readCatalogueFiles().files.flatMap(({ content }) => content as Known[])
  const own = (name: string) => {
    const file = path.join(TABLES, `${name}.tsv`)
    return parseTable(name, fs.readFileSync(file, 'utf8'))
  }
  const readings = {
    stated: own('stated-sums'),
    columns: own('entry-columns'),
    universities: own('universities'),
  }
  const { files, rejects } = readNational(tables, catalogue, readings)
  say(`${rejects.length} rejects`)
  for (const line of formatRejects(rejects)) say(line)

  for (const { name, rows } of files) {
    const differences = differencesOf(readStanding(name), rows)
    say(`data/national/${name}.json: ${rows.length} rows read, ${differences.length} differences`)
    for (const line of differences) say(`  ${line}`)
  }
  say('Nothing is written: these files are kept by hand.')
  return 0
}

function readStanding(name: string): object[] {
  const file = JSON.parse(fs.readFileSync(path.join(ROOT, 'data', 'national', `${name}.json`), 'utf8'))
  return Array.isArray(file) ? file : file.universities
}

/** The subjects, and for each scheme of codes what its codes lead to. */
function importSubjects(paths: string[]): number {
  // Tables of datasets that need no codes may be among them.
  if (paths.length < SUBJECT_TABLES.length) throw new PlainError(usage())
  const tables = readTables(SUBJECT_TABLES, paths)
  const own = path.join(TABLES, 'subject-changes.tsv')
  const changes = readChanges(parseTable('subject-changes', fs.readFileSync(own, 'utf8')))
  const { subjects, schemes, rejects } = readSubjects(tables, changes)
  say(`${changes.length} corrections, ${rejects.length} rejects`)
  for (const line of formatRejects(rejects)) say(line)

  SubjectsSchema.parse(subjects)
  fs.mkdirSync(path.join(ROOT, 'data', 'subject-codes'), { recursive: true })
  fs.writeFileSync(path.join(ROOT, 'data', 'subjects.json'), `${formatLines(subjects)}\n`)
  const words = subjects.reduce(
    (sum, { synonyms, otherNames }) => sum + synonyms.length + otherNames.length,
    0,
  )
  say(`data/subjects.json: ${subjects.length} subjects, ${words} further names`)
  for (const { scheme, title, codes } of schemes) {
    SubjectCodesSchema.parse({ title, codes })
    const text = `{\n"title": ${JSON.stringify(title)},\n"codes": ${formatLines(codes)}\n}\n`
    fs.writeFileSync(path.join(ROOT, 'data', 'subject-codes', `${scheme}.json`), text)
    say(`data/subject-codes/${scheme}.json: ${codes.length} codes`)
  }
  return 0
}

function readRegister(dataset: Dataset, tables: Table[]) {
  const { register, rejects } = dataset.read(tables, new Set(catalogueIds()))
  const { editions } = RegisterSchema.parse(register)
  const universities = new Set(editions.flatMap((edition) => Object.keys(edition.universities)))
  const each = editions.map(
    ({ source, year, universities }) => `  ${source}, ${year}: ${Object.keys(universities).length}`,
  )
  return { file: register, stated: [`${universities.size} universities stated`, ...each].join('\n'), rejects }
}

function readLevels(dataset: CountryDataset, tables: Table[]) {
  const codes = (readCatalogueFiles().countries as { code: string }[]).map(({ code }) => code)
  const { levels, rejects } = dataset.readCountries(tables, new Set(codes))
  PriceLevelsSchema.parse(levels)
  return { file: levels, stated: `${Object.keys(levels.countries).length} countries stated`, rejects }
}
