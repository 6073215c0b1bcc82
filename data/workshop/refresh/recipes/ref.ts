import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { readResearch } from '../../import/programmes/uk'
import { rejectLines, type Recipe } from '../recipe'

const PROFILES = ['Overall', 'Outputs', 'Impact', 'Environment']

/** Fields of research in the United Kingdom and the staff in each, matched by UKPRN. The framework of 2021 is the last that was held. */
export const ref: Recipe = {
  name: 'ref',
  publisher: 'UK Research and Innovation and the UK higher education funding bodies',
  licence: 'CC BY 4.0',
  terms: 'https://2021.ref.ac.uk/copyright',
  since: '2021',
  files: [
    {
      name: 'REF 2021 Results - All.xlsx',
      named: /^REF 2021 Results - All\b.*\.xlsx$/,
      url: 'https://results2021.ref.ac.uk/profiles/export-all',
      format: 'xlsx',
      leastBytes: 200_000,
      mostBytes: 20_000_000,
      leastRows: 7000,
      columns: z.object({
        'Institution code (UKPRN)': z.union([z.number(), z.string()]),
        'Unit of assessment number': z.number().int().min(1).max(34),
        Profile: z.enum(PROFILES),
        'FTE of submitted staff': z.number().positive(),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.identifiers('ukprn')
    // Each submission has four rows; that of all together says its staff once.
    const overall = (rows['REF 2021 Results - All.xlsx'] ?? []).filter(({ Profile }) => Profile === 'Overall')
    const table = aTable(
      'uk-research-ref2021',
      overall.flatMap((row) => {
        const id = ids.get(String(row['Institution code (UKPRN)']))
        return id
          ? [
              {
                id,
                uoa_code: String(row['Unit of assessment number']),
                staff_fte: String(row['FTE of submitted staff']),
              },
            ]
          : []
      }),
    )
    const { file, rejects } = readResearch(table, standing.ids, { readOn: day })
    return {
      edition: '2021',
      files: { 'programmes/uk-research.json': file },
      rejects: rejectLines(rejects, standing),
    }
  },
}
