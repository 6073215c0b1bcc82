import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { politeFetcher } from '../data/workshop/polite-fetch'
import { env } from '../lib/env'
import { ProgrammesFileSchema } from '../lib/programmes/schema'
import { ScholarshipRecordSchema } from '../lib/scholarships/record/schema'
import { isoDate } from '../lib/text/iso-date'
import { isObject } from '../lib/text/is-object'
import { getUniversity } from '../lib/universities/queries'
import { describeChange, NATIONAL } from './apply-patch'
import { readCatalogueFiles, readUnparsed } from './read-data'
import { countryOf } from './reread/country'
import { readByService, toReadPage } from './reread/read-page'
import { reread } from './reread/reread'
import { addressesIn, awardSubject, rowSubject, universitySubject, type Subject } from './reread/subjects'
import { PlainError, say, start } from './run.mjs'

const OTHERS = ['destinations', 'nationality-groups', 'notices', 'sources', 'student-rules', 'visa-sources']

type Country = string | null
const isOf = (country: Country, codes: readonly unknown[]) => country === null || codes.includes(country)

function awards(country: Country): Subject[] {
  return ['external', 'government', 'university'].flatMap((type) => {
    const file = `scholarships/${type}`
    return z
      .array(ScholarshipRecordSchema)
      .parse(readUnparsed(file))
      .filter(({ hostCountries }) => isOf(country, hostCountries))
      .map((award) => awardSubject(file, award))
  })
}

function programmes(country: Country): Subject[] {
  const file = 'programmes/stated-programmes'
  const { universities } = ProgrammesFileSchema.parse(readUnparsed(file))
  return Object.entries(universities)
    .filter(([id]) => isOf(country, [getUniversity(id)?.countryCode]))
    .flatMap(([id, rows]) =>
      rows.map((row, at) =>
        rowSubject(
          file,
          ['universities', id, at],
          { ...row, university: id },
          row.titleEn ?? row.title ?? null,
        ),
      ),
    )
}

function rules(country: Country): Subject[] {
  return Object.keys(NATIONAL).flatMap((name) => {
    const rows = z.array(z.record(z.string(), z.unknown())).parse(readUnparsed(`national/${name}`))
    return rows.flatMap((row, at) => {
      const own = isObject(row.rule) ? row.rule.country : row.country
      const university = typeof row.university === 'string' ? getUniversity(row.university) : null
      const countries = Array.isArray(row.countries) ? row.countries : []
      if (!isOf(country, [own, university?.countryCode, ...countries])) return []
      const path = typeof row.id === 'string' ? row.id : at
      return [rowSubject(`national/${name}`, [path], row, null)]
    })
  })
}

/** The pages that records of universities name: their own, and those of their sources. */
function universities(country: Country): Subject[] {
  return readCatalogueFiles().files.flatMap(({ name: code, content }) => {
    const rows = isOf(country, [code]) && Array.isArray(content) ? content.filter(isObject) : []
    return rows.map((row) => universitySubject(`universities/${code}`, row))
  })
}

/** Every address of the facts, without a look at what their pages say. */
function links(country: Country): Subject[] {
  const named = [...awards(country), ...programmes(country), ...rules(country), ...universities(country)]
  const rest = country
    ? []
    : OTHERS.map((name) => ({ file: name, name, addresses: addressesIn(readUnparsed(name), []) }))
  return [...named, ...rest].map((subject) => ({ ...subject, judge: null }))
}

const TOPICS: Record<string, (country: Country) => Subject[]> = { awards, programmes, rules, links }

/** Reads the pages of a topic again, and says what a patch would change. It writes the patch only where it is told to. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      country: { type: 'string' },
      patch: { type: 'string' },
      from: { type: 'string' },
      days: { type: 'boolean' },
    },
  })
  const topic = TOPICS[positionals[0] ?? '']
  if (!topic) throw new PlainError(`Name what to read: ${Object.keys(TOPICS).join(', ')}.`)
  const apiKey = process.env.FIRECRAWL_API_KEY ?? ''
  const service = { apiUrl: env.FIRECRAWL_API_URL, apiKey }
  const fetchPage = politeFetcher({ from: values.from ?? null })
  const isByService = topic !== links && (apiKey !== '' || process.env.FIRECRAWL_API_URL !== undefined)
  const read = async (url: string) =>
    isByService ? readByService(service, url) : toReadPage(url, await fetchPage(url))
  const { changes, readAgain, lines, pages, same } = await reread(
    topic(countryOf(values.country)),
    read,
    isoDate(Date.now()),
  )
  for (const { state, names, url, what } of lines) say(`${state}: ${names.join('; ')}: ${what}\n  ${url}`)
  for (const change of changes) say(`\n${describeChange(change)}`)
  say(
    `\n${pages} pages read, ${same} records as they were, ${lines.length} to look at, ${changes.length} changes proposed.`,
  )
  // The days say nothing new, so they are in a patch alone, and only where somebody asks for them.
  const patch = { changes: [...changes, ...(values.days ? readAgain : [])] }
  if (values.patch && patch.changes.length > 0) {
    fs.writeFileSync(values.patch, `${JSON.stringify(patch, null, 1)}\n`)
    say(`Apply what is right: npm run data:apply -- ${values.patch}`)
  }
  return 0
}

void start(main)
