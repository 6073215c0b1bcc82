import { z } from 'zod'
import '../text/zod-without-compiler'
import { MOST_ITEMS, readAddress } from '../tasks/address'
import { MAX_COMPARED } from '../universities/max-compared'
import { Level, LevelOrNone, Id, IdOrNone, Place, Subject, Status } from './params'
import { FeeSourceSchema, ValueSchema } from './value'

const Address = z.string().nullable().describe('Address of the source')
const AsOf = z
  .string()
  .describe('The ISO day of the answer, in universal time; a last day counts until it has ended everywhere')
const Sum = z.object({ from: z.number(), likely: z.number(), to: z.number() })
const Facts = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  level: z.string(),
  status: z.string(),
  page: z.string(),
  facts: z.array(ValueSchema),
})

/** What each tool takes from its address, and what it answers with. */
export const TOOLS = {
  search: {
    summary: 'The first results of a list for typed words',
    params: z.strictObject({
      in: z.enum(['university', 'programme', 'scholarship']).default('university').describe('The list'),
      search: z
        .string('Give the words to search for, as “search”.')
        .max(200)
        .describe('Words: “nursing master in Ireland below 20000 euros”'),
      level: LevelOrNone.describe(
        'The level of the degree; left out: that of the words, or bachelor; of awards every level',
      ),
    }),
    answer: z.object({
      total: z.number(),
      notKnown: z.number().describe('Others may match: they do not report what is asked for'),
      shown: z.number(),
      alsoContain: z
        .number()
        .describe('Others that contain the words and may not mean them; they are not among the results'),
      understood: z
        .array(z.object({ words: z.string(), meaning: z.string(), isUsed: z.boolean() }))
        .describe(
          'What the words mean here. What is not used is no filter of this list: the results don’t follow it',
        ),
      text: z.string().describe('The words that are searched as they stand'),
      results: z
        .array(
          z
            .object({
              missing: z
                .record(z.string(), z.string())
                .describe('Why each column that is null is not known, by its name'),
            })
            .catchall(z.union([z.string(), z.number()]).nullable()),
        )
        .describe(
          'By column, as in the file of the list: a unit, currency, year, kind and source beside each figure',
        ),
    }),
    example: { in: 'university', search: 'universities in Ireland' },
  },
  facts: {
    summary: 'What is known of a university at a level, for students of a status, and of a subject there',
    params: z.strictObject({ id: Id, level: Level, status: Status, subject: Subject }),
    answer: Facts,
    example: { id: 'university-of-leeds', level: 'master' },
  },
  compare: {
    summary: `The same of up to ${MAX_COMPARED} universities`,
    params: z.strictObject({
      ids: z
        .string('Name the universities by their ids with commas between them, as “ids”.')
        .max(500)
        .transform((text) => text.split(','))
        .pipe(z.array(Id).min(1).max(MAX_COMPARED))
        .describe('Ids with commas between them'),
      level: Level,
    }),
    answer: z.object({ level: z.string(), universities: z.array(Facts) }),
    example: { ids: 'university-of-leeds,eth-zurich', level: 'master' },
  },
  cost: {
    summary: 'What a degree in a country costs, line by line',
    params: z.strictObject({
      country: Place.unwrap().min(1).describe('Code or name of the country to study in'),
      level: Level,
      passport: Place,
      currency: z
        .string()
        .regex(/^([A-Z]{3})?$/)
        .default('')
        .describe('ISO 4217; empty: that of the passport'),
    }),
    answer: z.object({
      country: z.string(),
      level: z.string(),
      passport: z.string().nullable(),
      currency: z.string(),
      years: z.number().nullable(),
      display: z.string().describe('The total in words'),
      total: Sum.nullable(),
      isAtLeast: z.boolean().describe('Something that costs is not known'),
      why: z.string().nullable().describe('Why there is no total'),
      lines: z.array(
        z.object({
          label: z.string(),
          display: z.string(),
          formula: z.string(),
          currency: z.string(),
          years: z.array(Sum),
          isUsual: z.boolean(),
          kind: z.string().nullable(),
          year: z.string().nullable(),
          source: z.string().nullable(),
          address: Address,
          basis: z
            .array(FeeSourceSchema)
            .describe('Of a usual sum worked out here: the sources of all its fees; of others empty'),
        }),
      ),
      notKnown: z.array(z.object({ what: z.string(), why: z.string() })),
      cheapest: z
        .array(z.object({ id: z.string(), name: z.string(), fee: ValueSchema }))
        .describe('The lowest fees that a university, a register or a law names for such a person'),
      page: z.string(),
    }),
    example: { country: 'de', level: 'master', passport: 'in' },
  },
  'awards-for': {
    summary: 'Awards that can be used at a university, or one award, with a verdict for a passport',
    params: z
      .strictObject({
        id: IdOrNone.describe('Id of a university, as in its address here; empty: wherever it can be used'),
        award: IdOrNone.describe('Id of an award, to be asked about alone'),
        level: LevelOrNone.describe('The level of the degree that is looked for; left out: not known'),
        subject: Subject,
        passport: Place,
      })
      .refine(({ id, award }) => id || award, 'Name a university, an award, or both.'),
    answer: z.object({
      id: z.string().nullable(),
      level: z.string().nullable(),
      passport: z.string().nullable(),
      asOf: AsOf,
      why: z.string().nullable().describe('Why there is no award'),
      awards: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          value: z.string(),
          verdict: z.string().describe('eligible, almost, check or not-eligible'),
          why: z
            .string()
            .nullable()
            .describe('The first rule that decides; null: every rule that we know is met'),
          rules: z
            .array(z.object({ rule: z.string(), outcome: z.string(), why: z.string() }))
            .describe(
              'Every rule that we know: met, unmet, almost (a test is missing) or check (it depends on the person)',
            ),
          kind: z.string().describe('pages: read there; editorial: from general knowledge'),
          source: z.string().describe('The page that was read; from general knowledge: who gives the award'),
          address: z
            .string()
            .nullable()
            .describe('Address of that page; from general knowledge: the site of who gives the award'),
          checkedOn: z.string().nullable().describe('The ISO day on which the page was read'),
          page: z.string(),
        }),
      ),
    }),
    example: { id: 'university-of-leeds', level: 'master', passport: 'ng' },
  },
  tasks: {
    summary: 'What to do by when, for places to study and awards, counted back from the first day',
    params: z
      .strictObject({
        place: z
          .string()
          .max(2000)
          .default('')
          .describe(
            'university-of-leeds:master:2027-09, or without the month; several with commas between them',
          ),
        award: z.string().max(2000).default('').describe('Ids of awards with commas between them'),
      })
      .transform((asked, { addIssue }) => {
        const address = readAddress(new URLSearchParams(asked).toString())
        if (address && address.unread.length === 0 && address.places.length + address.awards.length > 0)
          return address
        addIssue(
          `Name places as university-of-leeds:master:2027-09, awards by their ids, or both: ${MOST_ITEMS} at most.`,
        )
        return z.NEVER
      }),
    answer: z.object({
      asOf: AsOf,
      tasks: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          forWhat: z.string().nullable(),
          display: z.string().describe('When, in words'),
          from: z.string().nullable().describe('First ISO day; null where no time is known'),
          isUsual: z.boolean().nullable().describe('By other years: no date to rely on'),
          latest: z.string().nullable(),
          isOver: z.boolean(),
          formula: z.string().nullable(),
          kind: z.string().describe('source, advice (ours) or own'),
          year: z.string().nullable(),
          source: z.string().nullable(),
          address: Address,
          why: z.string().nullable(),
          page: z.string().nullable(),
        }),
      ),
    }),
    example: { place: 'university-of-leeds:master:2027-09', award: 'chevening' },
  },
} as const

export type ToolName = keyof typeof TOOLS

export const isTool = (name: string): name is ToolName => Object.hasOwn(TOOLS, name)

export const TOOL_NAMES = Object.keys(TOOLS).filter(isTool)

/** What a tool takes, as it was read. */
export type Asked<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['params']>

export type Answers = { [Name in ToolName]: z.infer<(typeof TOOLS)[Name]['answer']> }

/** How the answers say that something is not known. */
export const WHAT_IS_NULL =
  'What is not known is null, with the reason: as “why”, and for each column of a search in “missing”.'

/** What a program has to know that reads our facts to somebody. */
export const READ_WITH_CARE =
  'Name the source, the year and the level of a figure with it. A fact of one level, field, place or year is no answer for another. What is null is not known: say so.'
