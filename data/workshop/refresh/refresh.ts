import fs from 'node:fs'
import path from 'node:path'
import { parseTable } from '../import/dataset'
import { formatRegister } from '../import/format'
import { differenceOf, formatChange, sumOf, type Difference } from './difference'
import { Downloader, isWeb, type Known } from './download'
import { refusalOf } from './guards'
import { readRows } from './reading'
import { plainName, Refusal, type PublisherRow, type Recipe, type Standing } from './recipe'

/** Lines of each kind that are printed; the pull request shows all of them. */
const MOST_LINES = 200

/** What a recipe took over last: in the repository, so that every clone knows it; a file each, so that changes don't meet. */
type State = { edition: string; files: Record<string, Known> }

type University = { id: string; name: string; aliases?: string[] }

export type Place = {
  /** The folder `data`. */
  data: string
  /** Where files of publishers are kept between two runs. */
  cache: string
  from: string | null
  /** Milliseconds between two requests to a host. */
  pause?: number
}

type Outcome = { is: 'same' | 'written' | 'refused' | 'broken'; lines: string[] }

/** Reads what a publisher changed and writes it into `data/`, or says why not and writes nothing. It never throws. */
export async function refresh(
  recipe: Recipe,
  place: Place,
  { day, isAccepted = false }: { day: string; isAccepted?: boolean },
): Promise<Outcome> {
  try {
    return await renew(recipe, place, day, isAccepted)
  } catch (error) {
    if (error instanceof Refusal) return { is: 'refused', lines: [error.message, 'Nothing was written.'] }
    const told = error instanceof Error ? error.stack : String(error)
    return { is: 'broken', lines: [`${recipe.name} broke off, which is a fault of the program: ${told}`] }
  }
}

async function renew(recipe: Recipe, place: Place, day: string, isAccepted: boolean): Promise<Outcome> {
  if (recipe.isByHand && (place.from === null || isWeb(place.from))) {
    const files = recipe.files.map(({ name, url }) => `${url} as ${name}`).join(', ')
    return { is: 'same', lines: [`To be saved by hand: ${files}. Name its folder with --from.`] }
  }
  const statePath = path.join(place.data, 'workshop', 'refreshed', `${recipe.name}.json`)
  const known = readJson(statePath) as State | null
  const downloader = new Downloader(path.join(place.cache, recipe.name), place.from, place.pause)
  const got = new Map<string, Known>()
  let rows = new Map<string, readonly PublisherRow[]>()
  for (const isForced of [false, true]) {
    rows = new Map()
    let isSame = true
    for (const file of recipe.files) {
      const {
        path: saved,
        isSame: isOld,
        ...facts
      } = await downloader.get(file, (isForced ? null : known?.files[file.name]) ?? null)
      isSame &&= isOld
      got.set(file.name, facts)
      // A file that the publisher did not send again may no longer be on this disk.
      if (fs.existsSync(saved)) rows.set(file.name, await readRows(file, saved))
    }
    if (isSame && !isForced) return { is: 'same', lines: [`Nothing changed at ${recipe.publisher}.`] }
    if (rows.size === recipe.files.length) break
  }

  const standing = standingIn(place.data)
  const made = recipe.make(Object.fromEntries(rows), standing, {
    day,
    files: Object.fromEntries(got),
  })
  const lines = made.rejects.length > 0 ? [`${made.rejects.length} left out:`, ...capped(made.rejects)] : []
  const differences = Object.entries(made.files).map(([name, file]) => {
    const [was, is] = [standing.read(name), asWritten(file)]
    const isOfNewYear = yearsIn(was) !== yearsIn(is)
    return { name, file, isOfNewYear, difference: differenceOf(was, is, standing.names, recipe.isLarge) }
  })
  const changed = differences.filter(({ difference, isOfNewYear }) => isOfNewYear || isChanged(difference))
  for (const each of changed) lines.push(...linesOf(each))
  const reason = refusalOf(sumOf(differences.map(({ difference }) => difference)), {
    edition: made.edition,
    standing: known?.edition ?? recipe.since,
    day,
    isAccepted,
  })
  if (reason) return { is: 'refused', lines: [...lines, reason, 'Nothing was written.'] }

  for (const { name, file } of changed) write(path.join(place.data, name), textOf(file))
  if (made.sources && changed.length > 0) {
    const all = Object.entries({ ...(standing.read('sources.json') as object), ...made.sources })
    const sources = Object.fromEntries(all.filter(([, source]) => source !== null))
    write(path.join(place.data, 'sources.json'), `${JSON.stringify(sources, null, 2)}\n`)
  }
  // At last: a run that broke off before has taken nothing over.
  const next: State = { edition: made.edition, files: Object.fromEntries(got) }
  fs.mkdirSync(path.dirname(statePath), { recursive: true })
  write(statePath, `${JSON.stringify(next, null, 1)}\n`)
  if (changed.length === 0)
    return { is: 'same', lines: [...lines, 'The file is a new one, and no fact in it changed.'] }
  return { is: 'written', lines: [...lines, `Written: ${changed.map(({ name }) => name).join(', ')}.`] }
}

const isChanged = ({ changes, gone, added }: Difference) => changes.length + gone.length + added.length > 0

/** The years and days that a file says its facts are of; facts that stay as they were may be of a new one. */
const yearsIn = (file: unknown) => JSON.stringify(JSON.stringify(file)?.match(/"(?:year|date)":"[^"]*"/g))

type Compared = { name: string; difference: Difference; isOfNewYear: boolean }

function linesOf({ name, difference, isOfNewYear }: Compared): string[] {
  const { rows, changed, large, gone, added, changes } = difference
  const much = large < changed ? ` (${large} of them by much)` : ''
  const year = isOfNewYear ? ' The year that it says is a new one.' : ''
  return [
    `${name}: of ${rows} rows ${changed} changed${much} and ${gone.length} are gone; ${added.length} are new.${year}`,
    ...capped(changes.map(formatChange)),
    ...capped(gone.map((row) => `${row}: gone`)),
    ...capped(added.map((row) => `${row}: new`)),
  ]
}

const capped = (lines: readonly string[]) => [
  ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
  ...(lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more`] : []),
]

const textOf = (file: object | string) => (typeof file === 'string' ? file : formatRegister(file))

/** As it will be read back: without what is unknown. */
const asWritten = (file: object | string): unknown => JSON.parse(textOf(file))

/** The catalogue in a folder, as recipes ask for it. */
function standingIn(data: string): Standing {
  const folder = path.join(data, 'universities')
  const inCountry = (name: string) => (readJson(path.join(folder, name)) ?? []) as University[]
  const universities = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap(inCountry)
  const table = (name: string) =>
    parseTable(name, fs.readFileSync(path.join(data, 'workshop', 'tables', `${name}.tsv`), 'utf8'))
  const identifiers = (scheme: string) =>
    new Map(
      table('identifiers').rows.flatMap(({ scheme: own, number = '', id = '' }) =>
        own === scheme ? [[number, id] as const] : [],
      ),
    )
  return {
    read: (name) => readJson(path.join(data, name)),
    texts: (name) =>
      Object.fromEntries(
        fs
          .readdirSync(path.join(data, name))
          .map((file) => [`${name}/${file}`, fs.readFileSync(path.join(data, name, file), 'utf8')]),
      ),
    ids: new Set(universities.map(({ id }) => id)),
    names: new Map(universities.map(({ id, name }) => [id, name])),
    byName: (country) =>
      new Map([...namesOf(inCountry(`${country}.json`)), ...identifiers(`name-${country}`)]),
    table,
    identifiers,
  }
}

function namesOf(universities: readonly University[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const shared = new Set<string>()
  for (const { id, name, aliases = [] } of universities)
    for (const own of [name, ...aliases].map(plainName)) {
      if ((ids.get(own) ?? id) !== id) shared.add(own)
      ids.set(own, id)
    }
  for (const name of shared) ids.delete(name)
  return ids
}

function readJson(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}

/** Whole or not at all. */
function write(file: string, text: string): void {
  fs.writeFileSync(`${file}.new`, text)
  fs.renameSync(`${file}.new`, file)
}
